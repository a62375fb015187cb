import { MARKETING_TOKEN_END } from '@b1fuchs/contracts';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Alert } from '../../../components/ui/alert.js';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { Card } from '../../../components/ui/card.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { hasCode, userMessageOf } from '../../../lib/http-error.js';
import { paths } from '../../../lib/paths.js';
import { useUnsubscribe } from '../api/mail-preferences.js';
import { unsubscribeTexts } from '../model/texts.js';

/** The page of the link that ends mail of one kind. Opening it changes nothing, so that a mail scanner can't unsubscribe anybody. */
export function Unsubscribe() {
  const token = useSearchParams()[0].get('token') ?? '';
  const { mutate, isPending, isSuccess, error } = useUnsubscribe();
  const kind = token.endsWith(MARKETING_TOKEN_END) ? 'marketing' : 'reminders';
  const texts = unsubscribeTexts[kind];

  if (isSuccess) {
    return (
      <Outcome title={texts.doneTitle} text={texts.doneText}>
        <LinkButton to={paths.home}>{unsubscribeTexts.home}</LinkButton>
      </Outcome>
    );
  }
  // What the server would refuse as a token is no valid link either.
  if (token === '' || hasCode(error, 'INVALID_TOKEN') || hasCode(error, 'VALIDATION_FAILED')) {
    return (
      <Outcome title={unsubscribeTexts.invalidTitle} text={texts.invalidText}>
        {kind === 'reminders' ? <LinkButton to={paths.progress}>{unsubscribeTexts.toProgress}</LinkButton> : <LinkButton to={paths.home}>{unsubscribeTexts.home}</LinkButton>}
      </Outcome>
    );
  }
  return (
    <Card className="w-full">
      <h1 className="text-2xl font-semibold">{texts.title}</h1>
      <HelpText className="mt-2 text-grey-5">{texts.text}</HelpText>
      {error && (
        <Alert tone="red" title={unsubscribeTexts.failedTitle} className="mt-4">
          {userMessageOf(error)}
        </Alert>
      )}
      <Button variant="primary" pending={isPending} className="mt-6 w-full" onClick={() => mutate(token)}>
        {texts.action}
      </Button>
    </Card>
  );
}

/** What came of it; takes the focus, for the button that was pressed is gone. */
function Outcome({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="w-full">
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold">
        {title}
      </h1>
      <HelpText className="mt-2 text-grey-5">{text}</HelpText>
      <div className="mt-6 flex flex-col">{children}</div>
    </Card>
  );
}
