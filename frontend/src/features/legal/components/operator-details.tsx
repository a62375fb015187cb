import type { Operator } from '@b1fuchs/contracts';
import { useQuery } from '@tanstack/react-query';
import { Alert } from '../../../components/ui/alert.js';
import { Button } from '../../../components/ui/button.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { Skeleton, SkeletonGroup } from '../../../components/ui/skeleton.js';
import { userMessageOf } from '../../../lib/http-error.js';
import { help } from '../../../lib/interface-language/help.js';
import { operatorQuery } from '../api/legal-query.js';

/** Who runs this installation, as its configuration says. @param isWhole with register and VAT id, as an imprint needs it */
export function OperatorDetails({ isWhole = false }: { isWhole?: boolean }) {
  const { data: operator, error, isFetching, refetch } = useQuery(operatorQuery);
  if (operator === null) return <NotFilledIn />;
  if (operator !== undefined) return <Details operator={operator} isWhole={isWhole} />;
  if (error && !isFetching) {
    return (
      <Alert tone="red" title={help('Die Angaben zum Betreiber konnten nicht geladen werden.')} action={<Button size="sm" onClick={() => void refetch()}>Noch einmal versuchen</Button>}>
        <HelpText as="span" lang="en">
          {userMessageOf(error)}
        </HelpText>
      </Alert>
    );
  }
  return (
    <SkeletonGroup label="Angaben zum Betreiber werden geladen …" className="flex animate-appear-late flex-col gap-2">
      <Skeleton className="h-5 w-48" />
      <Skeleton className="h-5 w-64" />
      <Skeleton className="h-5 w-40" />
    </SkeletonGroup>
  );
}

/** Honest rather than made up. */
function NotFilledIn() {
  return (
    <Alert tone="amber" title="Der Betreiber dieser Installation hat seine Angaben noch nicht eingetragen.">
      <p>
        Betreiben Sie sie selbst? Dann tragen Sie Name, Anschrift und E-Mail-Adresse in die Datei <code>.env</code> ein (<code>LEGAL_NAME</code>, <code>LEGAL_ADDRESS</code>,{' '}
        <code>LEGAL_EMAIL</code>).
      </p>
      <p lang="en" className="mt-2">
        The operator of this installation has not filled in their details yet.
      </p>
    </Alert>
  );
}

function Details({ operator, isWhole }: { operator: Operator; isWhole: boolean }) {
  const rows = [
    ['E-Mail', <a key="mail" href={`mailto:${operator.email}`} className="text-accent-text underline underline-offset-4">{operator.email}</a>],
    ['Telefon', operator.phone],
    ['Vertreten durch', isWhole ? operator.representedBy : null],
    ['Registereintrag', isWhole ? operator.registerEntry : null],
    ['Umsatzsteuer-ID', isWhole ? operator.vatId : null],
  ] as const;
  return (
    <>
      <address className="not-italic">
        <p className="font-semibold">{operator.name}</p>
        {operator.address.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </address>
      <dl className="mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_1fr]">
        {rows.map(
          ([label, value]) =>
            value !== null && (
              <div key={label} className="contents">
                <dt className="text-grey-4 max-sm:mt-2">{label}</dt>
                <dd className="min-w-0 break-words">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}
