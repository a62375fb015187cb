import { confirmEmailResponseSchema } from '@b1fuchs/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Alert } from '../../../components/ui/alert.js';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { Card } from '../../../components/ui/card.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { Spinner } from '../../../components/ui/spinner.js';
import { hasCode, userMessageOf } from '../../../lib/http-error.js';
import { sendJson } from '../../../lib/http.js';
import { paths } from '../../../lib/paths.js';
import { confirmTexts as texts } from '../model/texts.js';

/** A query, so that it is asked once however often the page renders; a mail scanner's GET changes nothing. */
const confirmEmailQuery = (token: string) =>
  queryOptions({
    queryKey: ['/api/confirm-email', token],
    queryFn: ({ signal }) => sendJson('POST', '/api/confirm-email', { token }, confirmEmailResponseSchema, { signal }),
    enabled: token !== '',
  });

/** The page of the link that was mailed to a new address. */
export function ConfirmEmail() {
  const token = useSearchParams()[0].get('token') ?? '';
  const { data, error, isFetching, refetch } = useQuery(confirmEmailQuery(token));
  if (data) return <Result title={texts.done} text={texts.doneText(data.email)} />;
  if (token === '' || (hasCode(error, 'INVALID_TOKEN') && !isFetching)) return <Result title={texts.invalid} text={texts.invalidText} />;
  if (error && !isFetching) {
    return (
      <Card className="w-full">
        <Alert tone="red" title={texts.failed} action={<Button onClick={() => void refetch()}>{texts.tryAgain}</Button>}>
          {userMessageOf(error)}
        </Alert>
      </Card>
    );
  }
  return (
    <Card className="flex help-row w-full items-center gap-3" role="status">
      <Spinner decorative className="text-accent-text" />
      <HelpText as="span">{texts.working}</HelpText>
    </Card>
  );
}

function Result({ title, text }: { title: string; text: string }) {
  return (
    <Card className="w-full">
      <h1 className="text-2xl font-semibold">{title}</h1>
      <HelpText className="mt-2 break-words text-grey-5">{text}</HelpText>
      <LinkButton to={paths.account} variant="primary" className="mt-6 w-full">
        {texts.toAccount}
      </LinkButton>
    </Card>
  );
}
