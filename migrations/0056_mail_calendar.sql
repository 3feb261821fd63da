-- A mail may carry an entry for a calendar, kept as the text of its .ics file.
alter table mail_message add column calendar text;
