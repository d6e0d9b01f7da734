-- Erasure may remove the name of whoever acted and the note, and nothing else (intervento.storia.1).
CREATE OR REPLACE FUNCTION "intervention_events_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.by_name IS NULL OR NEW.by_name = OLD.by_name) AND (NEW.note IS NULL OR NEW.note = OLD.note)
    AND to_jsonb(NEW) - 'by_name' - 'note' = to_jsonb(OLD) - 'by_name' - 'note' THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'the history of an intervention is only added to' USING ERRCODE = 'restrict_violation';
END $$;
