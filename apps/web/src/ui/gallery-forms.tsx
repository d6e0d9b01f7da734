import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Stack.layer.css';

import { Anchor, Button, Checkbox, Modal, PasswordInput, Radio, Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Row, Sheet } from './gallery-samples.tsx';
import { Card } from './parts/cards/Card.tsx';
import { ColorSchemeSwitch } from './parts/fields/ColorSchemeSwitch.tsx';
import { ProgressBar } from './parts/states/ProgressBar.tsx';

import './theme/fields.ts';
import './theme/anchors.ts';

export function Forms() {
  const [open, setOpen] = useState(false);
  return (
    <Sheet title="Moduli">
      <Card>
        <Stack>
          <Row>
            <Button onClick={() => setOpen(true)}>Continua</Button>
            <Button color="amber">Paga ora</Button>
            <Button variant="default">Annulla</Button>
            <Button variant="light">Dettagli</Button>
            <Button variant="subtle">Più tardi</Button>
            <Button variant="outline">Scarica</Button>
            <Button color="red">Elimina account</Button>
            <Button color="red" variant="light">
              Rimuovi
            </Button>
            <Button disabled>Continua</Button>
            <Button loading>Invio</Button>
          </Row>
          <TextInput
            label="Codice fiscale"
            description="Lo trovi sulla tessera sanitaria"
            placeholder="RSSMRA80A01H501U"
            required
          />
          <TextInput label="Email" error="Indirizzo email non valido." defaultValue="giulia@" />
          <TextInput label="Cellulare" disabled defaultValue="333 1234567" />
          <PasswordInput label="Password" defaultValue="Sportello-2026" />
          <Textarea label="Messaggio" minRows={3} autosize={false} rows={3} />
          <Checkbox label="Ricordami su questo dispositivo" defaultChecked />
          <Checkbox label="Voglio la bolletta via email" />
          <Radio.Group label="Come vuoi essere contattato?" defaultValue="m">
            <Radio value="m" label="Email" />
            <Radio value="t" label="Telefono" />
          </Radio.Group>
          <ProgressBar value={60} label="Attivazione" step="Contratto firmato" />
          <ColorSchemeSwitch />
        </Stack>
      </Card>
      <Modal opened={open} onClose={() => setOpen(false)} title="Errore nel reset password">
        <p>Ci scusiamo per il disagio, chiediamo gentilmente di riprovare!</p>
        <Button mt="md" fullWidth onClick={() => setOpen(false)}>
          Chiudi
        </Button>
      </Modal>
    </Sheet>
  );
}

export function LoginForm() {
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <Stack gap="md">
        <TextInput label="Nome utente o email" name="username" autoComplete="username" />
        <PasswordInput label="Password" name="password" autoComplete="current-password" />
        <Checkbox label="Ricordami su questo dispositivo" />
        <Button type="submit" fullWidth>
          Accedi
        </Button>
        <Anchor href="#recupera" ta="center">
          Hai dimenticato le credenziali?
        </Anchor>
      </Stack>
    </form>
  );
}
