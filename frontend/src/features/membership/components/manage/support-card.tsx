import { useState, type ReactNode } from 'react';
import { Button } from '../../../../components/ui/button.js';
import { Card, CardTitle } from '../../../../components/ui/card.js';
import { Dialog } from '../../../../components/ui/dialog.js';
import { HelpText } from '../../../../components/ui/help-text.js';
import { toast } from '../../../../lib/toast-store.js';
import { manageTexts } from '../../model/manage-texts.js';

const texts = manageTexts.support;

/** Opens a dialog with `form`, which calls `onSent` once its message has arrived. */
export function SupportCard({ form }: { form: (onSent: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  function finish(): void {
    setOpen(false);
    toast({ title: texts.sent.title, description: texts.sent.text, tone: 'success', lang: 'en' });
  }
  return (
    <Card as="section" aria-labelledby="membership-support">
      <CardTitle id="membership-support">{texts.title}</CardTitle>
      <HelpText className="mt-2 text-grey-5">{texts.text}</HelpText>
      <Button className="mt-4" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={texts.title} description={texts.responseTime} closeLabel="Close" lang="en">
        <div className="mt-4">{form(finish)}</div>
      </Dialog>
    </Card>
  );
}
