-- commits by itself: new values of enums are usable only then
-- Installments of contracts that are to be issued as invoices, and invoices that are overdue.
alter type app_public.today_kind add value 'installments_to_issue';
alter type app_public.today_kind add value 'invoices_overdue';
