-- Days from the acceptance of a delivery until it is to be paid: the company's, and where agreed otherwise a partner's.
alter table company add column payment_term_days int not null default 30 check (payment_term_days between 0 and 180);
alter table partner add column payment_term_days int check (payment_term_days between 0 and 180);
