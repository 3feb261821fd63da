-- What a recipient of a report may see is decided at each run. Who may not have it is kept with the run and the reason:
-- {"userId", "name", "problem"}.
alter table report_run add column skipped jsonb not null default '[]';

-- A link to a file with prices is closed to people of the company who may not see them. Of what was sent before it is
-- unknown, so that it counts as one with prices.
alter table report_mail add column shows_prices boolean not null default true;
