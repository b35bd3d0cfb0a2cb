/** Every task by name; the file's name is the task's. A new job is a file and a line here. */
import type { Work } from '../task.ts';
import auditLogPartition from './audit_log__partition.ts';
import auditLogSeal from './audit_log__seal.ts';
import campaignContractsPdf from './campaign_contracts__pdf.ts';
import campaignForecastsCompute from './campaign_forecasts__compute.ts';
import checksAge from './checks__age.ts';
import creditNotesPdf from './credit_notes__pdf.ts';
import dashboardsPurge from './dashboards__purge.ts';
import depositsSettle from './deposits__settle.ts';
import filesSweep from './files__sweep.ts';
import filesThumbnail from './files__thumbnail.ts';
import invoicesPdf from './invoices__pdf.ts';
import mailOutboxClean from './mail_outbox__clean.ts';
import mailOutboxSend from './mail_outbox__send.ts';
import mailOutboxSweep from './mail_outbox__sweep.ts';
import offerTotalsRecount from './offer_totals__recount.ts';
import offersContract from './offers__contract.ts';
import offersRemind from './offers__remind.ts';
import organizationsCreatives from './organizations__creatives.ts';
import organizationsDuplicates from './organizations__duplicates.ts';
import recapsMake from './recaps__make.ts';
import recapsRemove from './recaps__remove.ts';
import recapsSend from './recaps__send.ts';
import schemaStepsBackfill from './schema_steps__backfill.ts';
import sealedTextsWrap from './sealed_texts__wrap.ts';
import sendsSend from './sends__send.ts';
import sponsorablePropertiesConfidence from './sponsorable_properties__confidence.ts';
import tasksMail from './tasks__mail.ts';
import userViewsEnd from './user_views__end.ts';
import verificationDeadlinesRemind from './verification_deadlines__remind.ts';
import webhooksDeliver from './webhooks__deliver.ts';
import webhooksSweep from './webhooks__sweep.ts';

export const works: Record<string, Work> = {
  audit_log__partition: auditLogPartition,
  audit_log__seal: auditLogSeal,
  campaign_contracts__pdf: campaignContractsPdf,
  campaign_forecasts__compute: campaignForecastsCompute,
  checks__age: checksAge,
  dashboards__purge: dashboardsPurge,
  credit_notes__pdf: creditNotesPdf,
  deposits__settle: depositsSettle,
  files__sweep: filesSweep,
  files__thumbnail: filesThumbnail,
  invoices__pdf: invoicesPdf,
  mail_outbox__clean: mailOutboxClean,
  mail_outbox__send: mailOutboxSend,
  mail_outbox__sweep: mailOutboxSweep,
  offer_totals__recount: offerTotalsRecount,
  offers__contract: offersContract,
  offers__remind: offersRemind,
  organizations__creatives: organizationsCreatives,
  organizations__duplicates: organizationsDuplicates,
  recaps__make: recapsMake,
  recaps__remove: recapsRemove,
  recaps__send: recapsSend,
  schema_steps__backfill: schemaStepsBackfill,
  sealed_texts__wrap: sealedTextsWrap,
  sends__send: sendsSend,
  sponsorable_properties__confidence: sponsorablePropertiesConfidence,
  user_views__end: userViewsEnd,
  tasks__mail: tasksMail,
  verification_deadlines__remind: verificationDeadlinesRemind,
  webhooks__deliver: webhooksDeliver,
  webhooks__sweep: webhooksSweep,
};
