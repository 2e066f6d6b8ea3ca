-- Letters are looked up by their mail once they have one; most of what is written here is written before.
DROP INDEX letter_mail_id;
CREATE INDEX letter_mail_id ON letter (mail_id) WHERE mail_id IS NOT NULL;
