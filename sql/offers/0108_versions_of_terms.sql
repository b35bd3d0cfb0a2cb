-- The offers that set_offer_terms leaves unchanged because somebody has changed them since they were read [R25].
alter type app_public.set_offer_terms_result add attribute conflicts app_public.refused_offer[];
