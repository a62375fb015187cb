import { useEffect, useRef, useState } from 'react';
import { Fox } from '../../../components/fox/fox.js';
import { Button } from '../../../components/ui/button.js';
import { Card } from '../../../components/ui/card.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { useSession } from '../../../lib/session.js';
import { noFields, readSupportDraft, type SupportFields } from '../../../lib/support/support-drafts.js';
import { texts } from '../wording.js';
import { SupportForm } from './support-form.js';

/** Writing to the support team, for learners and for visitors who are not signed in. */
export function SupportScreen() {
  const { data: user } = useSession();
  const ownerId = user?.id ?? null;
  const [start, setStart] = useState<SupportFields>(() => readSupportDraft('page', ownerId) ?? { ...noFields, name: user?.username ?? '' });
  const [isSent, setIsSent] = useState(false);

  return (
    <div lang="en" className="mx-auto w-full max-w-form">
      {isSent ? (
        <Confirmation onAnother={() => setIsSent(false)} />
      ) : (
        <>
          <h1 className="text-2xl font-semibold sm:text-3xl">{texts.title}</h1>
          <HelpText className="mt-2 text-grey-5">{texts.lead}</HelpText>
          <HelpText className="text-grey-5">{texts.responseTime}</HelpText>
          <Card className="mt-6">
            <SupportForm
              source="support-page"
              place="page"
              ownerId={ownerId}
              start={start}
              onSent={({ name, email }) => {
                setStart({ ...noFields, name, email });
                setIsSent(true);
              }}
            />
          </Card>
        </>
      )}
    </div>
  );
}

function Confirmation({ onAnother }: { onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="flex flex-col items-center px-6 py-10 text-center">
      <Fox state="idle" size={160} />
      <h1 ref={heading} tabIndex={-1} className="mt-4 text-2xl font-semibold">
        {texts.sent.title}
      </h1>
      <HelpText className="mt-2 max-w-text text-grey-5">{texts.sent.text}</HelpText>
      <HelpText className="mt-1 text-grey-5">{texts.responseTime}</HelpText>
      <Button className="mt-6" onClick={onAnother}>
        {texts.another}
      </Button>
    </Card>
  );
}
