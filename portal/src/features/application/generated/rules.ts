// Made by "npm run generate" from the rules of the database (sql/applications/answer_rules.sql); not to be edited.
import type { StepRule } from '../rules/types.ts';

/** The rules of each step, by step id. */
export const rules: Record<string, StepRule> = {
 "photos": {
  "fields": [
   {
    "kind": "boolean",
    "name": "accepted",
    "required": "This question is required"
   },
   {
    "kind": "prose",
    "name": "refusalReason",
    "when": {
     "accepted": [
      false
     ]
    }
   },
   {
    "kind": "ids",
    "name": "sponsorablePropertyIds",
    "when": {
     "accepted": [
      true
     ]
    },
    "required": "Please select at least one program"
   },
   {
    "max": 999999,
    "min": 0,
    "kind": "number",
    "name": "price",
    "when": {
     "accepted": [
      true
     ]
    }
   }
  ]
 },
 "coupons": {
  "fields": [
   {
    "kind": "boolean",
    "name": "accepted",
    "required": "This question is required"
   },
   {
    "kind": "prose",
    "name": "refusalReason",
    "when": {
     "accepted": [
      false
     ]
    },
    "required": "This question is required"
   },
   {
    "kind": "ids",
    "name": "sponsorablePropertyIds",
    "when": {
     "accepted": [
      true
     ]
    },
    "required": "Please select at least one program"
   },
   {
    "max": 999999,
    "min": 1,
    "kind": "integer",
    "name": "quantity",
    "when": {
     "accepted": [
      true
     ]
    },
    "required": "Please enter a quantity"
   },
   {
    "max": 999999,
    "min": 0,
    "kind": "integer",
    "name": "maxForSale",
    "when": {
     "accepted": [
      true
     ]
    }
   },
   {
    "max": 999999,
    "min": 0,
    "kind": "number",
    "name": "price",
    "when": {
     "accepted": [
      true
     ]
    }
   }
  ]
 },
 "seminar": {
  "fields": [
   {
    "kind": "boolean",
    "name": "accepted",
    "required": "This question is required"
   },
   {
    "kind": "prose",
    "name": "refusalReason",
    "when": {
     "accepted": [
      false
     ]
    },
    "required": "This question is required"
   },
   {
    "kind": "ids",
    "name": "sponsorablePropertyIds",
    "when": {
     "accepted": [
      true
     ]
    },
    "required": "Please select at least one program"
   },
   {
    "kind": "prose",
    "name": "description",
    "when": {
     "accepted": [
      true
     ]
    }
   },
   {
    "kind": "date",
    "name": "eventDate",
    "when": {
     "accepted": [
      true
     ]
    },
    "todayOrLater": "Approximate date of event must be today or later"
   },
   {
    "max": 999999,
    "min": 0,
    "kind": "integer",
    "name": "possibleAttendance",
    "when": {
     "accepted": [
      true
     ]
    }
   },
   {
    "max": 999999,
    "min": 0,
    "kind": "integer",
    "name": "maxForSale",
    "when": {
     "accepted": [
      true
     ]
    }
   },
   {
    "max": 999999,
    "min": 0,
    "kind": "number",
    "name": "price",
    "when": {
     "accepted": [
      true
     ]
    }
   }
  ]
 },
 "surveys": {
  "fields": [
   {
    "kind": "boolean",
    "name": "accepted",
    "required": "This question is required"
   },
   {
    "kind": "prose",
    "name": "refusalReason",
    "when": {
     "accepted": [
      false
     ]
    },
    "required": "This question is required"
   },
   {
    "kind": "ids",
    "name": "sponsorablePropertyIds",
    "when": {
     "accepted": [
      true
     ]
    },
    "required": "Please select at least one program"
   },
   {
    "max": 999999,
    "min": 0,
    "kind": "integer",
    "name": "maxForSale",
    "when": {
     "accepted": [
      true
     ]
    }
   },
   {
    "max": 999999,
    "min": 0,
    "kind": "number",
    "name": "price",
    "when": {
     "accepted": [
      true
     ]
    }
   }
  ]
 },
 "programs": {
  "list": "programs",
  "inUse": "A program can’t be removed while sponsors or answers refer to it.",
  "order": [
   {
    "lower": "minAge",
    "upper": "maxAge",
    "lowerMessage": "Youngest must be less than Oldest",
    "upperMessage": "Oldest must be greater than Youngest"
   },
   {
    "lower": "startDate",
    "upper": "endDate",
    "lowerMessage": "Start Date must be before End Date",
    "upperMessage": "End Date must be after Start Date"
   }
  ],
  "fields": [
   {
    "kind": "title",
    "name": "name",
    "required": "Program Name is required"
   },
   {
    "kind": "id",
    "name": "competitivenessId",
    "required": "Type is required"
   },
   {
    "kind": "id",
    "name": "sportId",
    "required": "Sport(s) is required"
   },
   {
    "max": 999999,
    "min": 1,
    "kind": "integer",
    "name": "numberOfPlayers",
    "required": "Anticipated number of participants is required"
   },
   {
    "kind": "choice",
    "name": "gender",
    "choices": [
     "girls",
     "boys",
     "coed"
    ],
    "required": "Gender is required"
   },
   {
    "max": 99,
    "min": 0,
    "kind": "integer",
    "name": "minAge",
    "required": "Youngest is required"
   },
   {
    "max": 99,
    "min": 0,
    "kind": "integer",
    "name": "maxAge",
    "required": "Oldest is required"
   },
   {
    "kind": "date",
    "name": "startDate",
    "required": "Start Date is required",
    "todayOrLater": "Start Date must be today or later",
    "unlessUnchanged": true
   },
   {
    "kind": "date",
    "name": "endDate",
    "required": "End Date is required",
    "todayOrLater": "End Date must be today or later"
   },
   {
    "kind": "choice",
    "name": "season",
    "choices": [
     "winter",
     "spring",
     "summer",
     "fall"
    ],
    "required": "Season is required"
   }
  ],
  "required": "Add at least one program"
 },
 "sampling": {
  "fields": [
   {
    "kind": "boolean",
    "name": "accepted",
    "required": "This question is required"
   },
   {
    "kind": "prose",
    "name": "refusalReason",
    "when": {
     "accepted": [
      false
     ]
    }
   },
   {
    "kind": "ids",
    "name": "sponsorablePropertyIds",
    "when": {
     "accepted": [
      true
     ]
    },
    "required": "Please select at least one program"
   },
   {
    "kind": "prose",
    "name": "description",
    "when": {
     "accepted": [
      true
     ]
    }
   },
   {
    "max": 999999,
    "min": 0,
    "kind": "integer",
    "name": "attendance",
    "when": {
     "accepted": [
      true
     ]
    }
   },
   {
    "kind": "date",
    "name": "eventDate",
    "when": {
     "accepted": [
      true
     ]
    },
    "todayOrLater": "Approximate date of the event must be today or later"
   },
   {
    "kind": "boolean",
    "name": "canDistributeFood",
    "when": {
     "accepted": [
      true
     ]
    }
   },
   {
    "kind": "boolean",
    "name": "canAllowOutsideFood",
    "when": {
     "accepted": [
      true
     ]
    }
   },
   {
    "kind": "boolean",
    "name": "hasElectricity",
    "when": {
     "accepted": [
      true
     ]
    }
   },
   {
    "max": 999999,
    "min": 0,
    "kind": "number",
    "name": "price",
    "when": {
     "accepted": [
      true
     ]
    }
   }
  ]
 },
 "warm-ups": {
  "fields": [
   {
    "kind": "boolean",
    "name": "accepted",
    "required": "This question is required"
   },
   {
    "kind": "prose",
    "name": "refusalReason",
    "when": {
     "accepted": [
      false
     ]
    },
    "required": "This question is required"
   },
   {
    "kind": "ids",
    "name": "sponsorablePropertyIds",
    "when": {
     "accepted": [
      true
     ]
    },
    "required": "Please select at least one program"
   },
   {
    "max": 999999,
    "min": 0,
    "kind": "integer",
    "name": "maxForSale",
    "when": {
     "accepted": [
      true
     ]
    }
   },
   {
    "max": 999999,
    "min": 0,
    "kind": "number",
    "name": "price",
    "when": {
     "accepted": [
      true
     ]
    }
   }
  ]
 },
 "interests": {
  "fields": [
   {
    "kind": "boolean",
    "name": "notInterested"
   },
   {
    "kind": "keys",
    "name": "interests",
    "when": {
     "notInterested": [
      false,
      null
     ]
    },
    "required": "Select at least one option"
   }
  ]
 },
 "game-jerseys": {
  "fields": [
   {
    "kind": "boolean",
    "name": "accepted",
    "required": "This question is required"
   },
   {
    "kind": "prose",
    "name": "refusalReason",
    "when": {
     "accepted": [
      false
     ]
    },
    "required": "This question is required"
   },
   {
    "kind": "ids",
    "name": "sponsorablePropertyIds",
    "when": {
     "accepted": [
      true
     ]
    },
    "required": "Please select at least one program"
   },
   {
    "max": 999999,
    "min": 0,
    "kind": "integer",
    "name": "maxForSale",
    "when": {
     "accepted": [
      true
     ]
    }
   },
   {
    "kind": "prose",
    "name": "otherBrands",
    "when": {
     "accepted": [
      true
     ]
    }
   },
   {
    "max": 999999,
    "min": 0,
    "kind": "integer",
    "name": "minTeamsRequired",
    "when": {
     "accepted": [
      true
     ]
    }
   },
   {
    "kind": "date",
    "name": "orderingDeadline",
    "when": {
     "accepted": [
      true
     ]
    },
    "todayOrLater": "Jersey ordering deadline date must be today or later"
   },
   {
    "max": 999999,
    "min": 0,
    "kind": "number",
    "name": "price",
    "when": {
     "accepted": [
      true
     ]
    }
   }
  ]
 },
 "game-signage": {
  "fields": [
   {
    "kind": "boolean",
    "name": "accepted",
    "required": "This question is required"
   },
   {
    "kind": "prose",
    "name": "refusalReason",
    "when": {
     "accepted": [
      false
     ]
    },
    "required": "This question is required"
   },
   {
    "kind": "ids",
    "name": "sponsorablePropertyIds",
    "when": {
     "accepted": [
      true
     ]
    },
    "required": "Please select at least one program"
   },
   {
    "kind": "ids",
    "name": "bannerSizes",
    "when": {
     "accepted": [
      true
     ]
    }
   },
   {
    "kind": "ids",
    "name": "bannerPlacements",
    "when": {
     "accepted": [
      true
     ]
    }
   },
   {
    "kind": "boolean",
    "name": "canHang24Hours",
    "when": {
     "accepted": [
      true
     ]
    }
   },
   {
    "max": 999999,
    "min": 0,
    "kind": "integer",
    "name": "maxForSale",
    "when": {
     "accepted": [
      true
     ]
    }
   },
   {
    "max": 999999,
    "min": 0,
    "kind": "number",
    "name": "price",
    "when": {
     "accepted": [
      true
     ]
    }
   }
  ]
 },
 "play-locations": {
  "list": "playLocations",
  "fields": [
   {
    "kind": "line",
    "name": "address",
    "required": "Address is required"
   },
   {
    "kind": "name",
    "name": "city",
    "required": "City is required"
   },
   {
    "kind": "choice",
    "name": "state",
    "patterns": [
     {
      "invalid": "State/Province is required",
      "pattern": "^[A-Z]{2}$"
     }
    ],
    "required": "State/Province is required"
   },
   {
    "kind": "postal",
    "name": "zipcode",
    "patterns": [
     {
      "when": {
       "country": [
        "US",
        null
       ]
      },
      "invalid": "Zip/Postal Code must be numeric for US",
      "pattern": "^[0-9-]+$"
     },
     {
      "when": {
       "country": [
        "US",
        null
       ]
      },
      "invalid": "Zip/Postal Code must have five digits",
      "pattern": "^[0-9]{5}(-?[0-9]{4})?$"
     },
     {
      "when": {
       "country": [
        "CA"
       ]
      },
      "invalid": "Enter a valid postal code",
      "pattern": "^[A-Za-z][0-9][A-Za-z] ?[0-9][A-Za-z][0-9]$"
     }
    ],
    "required": "Zip/Postal Code is required"
   },
   {
    "kind": "choice",
    "name": "country",
    "choices": [
     "US",
     "CA"
    ],
    "invalid": "Address must be in the US or Canada",
    "required": "Country is required"
   },
   {
    "kind": "ids",
    "name": "primaryProgramIds"
   },
   {
    "kind": "ids",
    "name": "otherProgramIds"
   }
  ],
  "required": "Add at least one play location",
  "unsureZip": "We do not know this Zip/Postal Code. Please check it; continue if you are sure.",
  "otherState": "This Zip/Postal Code is in another state. Please check both.",
  "unknownZip": "We do not know this Zip/Postal Code. Please check it."
 },
 "website-banner": {
  "fields": [
   {
    "kind": "boolean",
    "name": "accepted",
    "required": "This question is required"
   },
   {
    "kind": "prose",
    "name": "refusalReason",
    "when": {
     "accepted": [
      false
     ]
    },
    "required": "This question is required"
   },
   {
    "kind": "ids",
    "name": "sponsorablePropertyIds",
    "when": {
     "accepted": [
      true
     ]
    },
    "required": "Please select at least one program"
   },
   {
    "max": 999999,
    "min": 0,
    "kind": "integer",
    "name": "maxForSale",
    "when": {
     "accepted": [
      true
     ]
    }
   },
   {
    "max": 999999,
    "min": 0,
    "kind": "number",
    "name": "price",
    "when": {
     "accepted": [
      true
     ]
    }
   }
  ]
 },
 "dedicated-email": {
  "fields": [
   {
    "kind": "boolean",
    "name": "accepted",
    "required": "This question is required"
   },
   {
    "kind": "prose",
    "name": "refusalReason",
    "when": {
     "accepted": [
      false
     ]
    },
    "required": "This question is required"
   },
   {
    "kind": "ids",
    "name": "sponsorablePropertyIds",
    "when": {
     "accepted": [
      true
     ]
    },
    "required": "Please select at least one program"
   },
   {
    "max": 999999,
    "min": 0,
    "kind": "integer",
    "name": "maxForSale",
    "when": {
     "accepted": [
      true
     ]
    }
   },
   {
    "max": 999999,
    "min": 0,
    "kind": "number",
    "name": "price",
    "when": {
     "accepted": [
      true
     ]
    }
   }
  ]
 },
 "primary-contact": {
  "fields": [
   {
    "kind": "name",
    "name": "primaryContactFirstName",
    "required": "First name is required"
   },
   {
    "kind": "name",
    "name": "primaryContactLastName",
    "required": "Last name is required"
   },
   {
    "kind": "phone",
    "name": "primaryContactPhone",
    "patterns": [
     {
      "invalid": "Enter a valid phone number",
      "pattern": "^[0-9]{3}-[0-9]{3}-[0-9]{4}$"
     }
    ],
    "required": "Phone number is required"
   },
   {
    "kind": "email",
    "name": "primaryContactEmail",
    "patterns": [
     {
      "invalid": "Enter a valid email",
      "pattern": "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(?:[.][A-Za-z0-9-]+)*[.](?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{2,59})$"
     }
    ],
    "required": "Email is required"
   }
  ]
 },
 "community-impact": {
  "fields": [
   {
    "kind": "prose",
    "name": "additionalInformation"
   }
  ]
 },
 "custom-questions": {
  "list": "customResponses",
  "fields": [
   {
    "kind": "prose",
    "name": "response",
    "required": "This question is required"
   }
  ]
 },
 "rewarded-add-ons": {
  "fields": [
   {
    "kind": "boolean",
    "name": "interestedInHundredX",
    "required": "This question is required"
   }
  ]
 },
 "social-and-email": {
  "fields": [
   {
    "max": 999999,
    "min": 0,
    "kind": "integer",
    "name": "socialMediaFollowingSize",
    "required": "Primary social media followers is required"
   },
   {
    "max": 999999,
    "min": 0,
    "kind": "integer",
    "name": "emailListSize",
    "required": "Estimated email audience size is required"
   },
   {
    "max": 100,
    "min": 0,
    "kind": "number",
    "name": "emailOpenRate",
    "required": "Email open rate (average) is required"
   }
  ]
 },
 "non-profit-status": {
  "fields": [
   {
    "kind": "id",
    "name": "organizationTypeId",
    "required": "Organization Type is required"
   }
  ]
 },
 "tournament-information": {
  "order": [
   {
    "when": {
     "hostTournament": [
      true
     ]
    },
    "lower": "firstDate",
    "upper": "lastDate",
    "lowerMessage": "First Date must be before Last Date",
    "upperMessage": "Last date must be after First Date"
   }
  ],
  "fields": [
   {
    "kind": "boolean",
    "name": "hostTournament",
    "required": "This question is required"
   },
   {
    "kind": "title",
    "name": "name",
    "when": {
     "hostTournament": [
      true
     ]
    },
    "required": "Name is required"
   },
   {
    "kind": "date",
    "name": "firstDate",
    "when": {
     "hostTournament": [
      true
     ]
    },
    "required": "First Date is required",
    "todayOrLater": "First Date must be today or later"
   },
   {
    "kind": "date",
    "name": "lastDate",
    "when": {
     "hostTournament": [
      true
     ]
    },
    "required": "Last Date is required",
    "todayOrLater": "Last Date must be today or later"
   },
   {
    "max": 999999,
    "min": 1,
    "kind": "integer",
    "name": "numberOfPlayers",
    "when": {
     "hostTournament": [
      true
     ]
    },
    "required": "Estimated number of players is required"
   },
   {
    "kind": "line",
    "name": "address",
    "when": {
     "hostTournament": [
      true
     ]
    },
    "required": "Address is required"
   },
   {
    "kind": "name",
    "name": "city",
    "when": {
     "hostTournament": [
      true
     ]
    },
    "required": "City is required"
   },
   {
    "kind": "choice",
    "name": "state",
    "when": {
     "hostTournament": [
      true
     ]
    },
    "patterns": [
     {
      "invalid": "State is required",
      "pattern": "^[A-Z]{2}$"
     }
    ],
    "required": "State is required"
   },
   {
    "kind": "postal",
    "name": "postalCode",
    "when": {
     "hostTournament": [
      true
     ]
    },
    "required": "Postal Code is required"
   },
   {
    "kind": "choice",
    "name": "country",
    "when": {
     "hostTournament": [
      true
     ]
    },
    "choices": [
     "US",
     "CA"
    ],
    "invalid": "Address must be in the US or Canada",
    "required": "Country is required"
   },
   {
    "kind": "boolean",
    "name": "freeParking"
   },
   {
    "kind": "boolean",
    "name": "canShipInAdvance"
   },
   {
    "kind": "choice",
    "name": "shipmentsArrival",
    "when": {
     "hostTournament": [
      true
     ]
    },
    "choices": [
     "one_week",
     "two_weeks",
     "three_weeks",
     "four_weeks"
    ]
   },
   {
    "kind": "boolean",
    "name": "requireCoi"
   },
   {
    "kind": "boolean",
    "name": "hasContingencyPlan"
   }
  ]
 }
};

/** Characters that are removed from a kind of text, as regular expressions. */
export const strips: Record<string, string> = {
 "name": "[\\u0001-\\u001f!\"#$%&()*+,/:;<=>?@\\[\\\\\\]^_`{|}~\\u007f-\\u009f\\u2000-\\u200b\\u200e\\u200f\\u201c-\\u201f\\u2028-\\u202f\\u2190-\\u2bff]",
 "title": "[\\u0001-\\u001f!$%*;<=>?@\\[\\\\\\]^_`{|}~\\u007f-\\u009f\\u2000-\\u200b\\u200e\\u200f\\u2028-\\u202f\\u2190-\\u2bff]",
 "postal": "[^A-Za-z0-9 -]"
};

/** The maximum length of a kind of text. */
export const lengths: Record<string, number> = {
 "line": 200,
 "name": 200,
 "email": 254,
 "prose": 4000,
 "title": 200,
 "postal": 12
};
