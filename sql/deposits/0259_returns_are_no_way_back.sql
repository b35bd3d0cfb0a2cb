-- No person takes an approval back: the bank returns a deposit. Without roles, it is no way back for the console.
update app_private.status_transitions set roles = '{}' where entity = 'checks' and call = 'applyDepositReturns';
