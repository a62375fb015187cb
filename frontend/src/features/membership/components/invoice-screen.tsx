import { plans, type Invoice } from '@b1fuchs/contracts';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { Fox } from '../../../components/fox/fox.js';
import { FullPageMessage } from '../../../components/full-page-message.js';
import { Alert } from '../../../components/ui/alert.js';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { Skeleton, SkeletonGroup } from '../../../components/ui/skeleton.js';
import { HttpError, userMessageOf } from '../../../lib/http-error.js';
import { paths } from '../../../lib/paths.js';
import { invoiceQuery } from '../api/membership.js';
import { germanDayOf } from '../model/days.js';
import { invoiceTexts as texts } from '../model/invoice-texts.js';
import { moneyIn } from '../model/prices.js';

/** An invoice or credit note, to read and to print. */
export function InvoiceScreen({ number }: { number: string }) {
  const { data, error, isFetching, refetch } = useQuery(invoiceQuery(number));
  if (data) return <Paper invoice={data} />;
  if (error === null || isFetching) {
    return (
      <SkeletonGroup label={texts.loading} className="mx-auto w-full max-w-text animate-appear-late">
        <Skeleton className="h-120 rounded-card" />
      </SkeletonGroup>
    );
  }
  const isMissing = error instanceof HttpError && (error.status === 400 || error.status === 404);
  return (
    <FullPageMessage
      picture={<Fox state="thinking" size={160} />}
      title={isMissing ? texts.missingTitle : texts.failedTitle}
      actions={
        <>
          {!isMissing && (
            <Button variant="primary" onClick={() => void refetch()}>
              {texts.tryAgain}
            </Button>
          )}
          <LinkButton to={paths.membership} variant={isMissing ? 'primary' : 'secondary'}>
            {texts.back}
          </LinkButton>
        </>
      }
    >
      {isMissing ? texts.missing : userMessageOf(error)}
    </FullPageMessage>
  );
}

function Paper({ invoice }: { invoice: Invoice }) {
  const { kind, number, issuedAt, corrects, paymentReference, seller, vatPercent } = invoice;
  return (
    <div className="mx-auto w-full max-w-text">
      <div className="mb-4 flex flex-wrap justify-between gap-3 print:hidden">
        <LinkButton to={paths.membership} variant="quiet" className="-ml-5">
          {texts.back}
        </LinkButton>
        <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
      {seller === null && (
        <Alert tone="amber" className="mb-4 print:hidden">
          {texts.noSeller}
        </Alert>
      )}
      <article className="rounded-card border border-grey-2 bg-sheet p-6 shadow-soft sm:p-10 print:border-none print:p-0 print:shadow-none">
        {seller !== null && <Seller seller={seller} />}
        <h1 className="text-2xl font-semibold">{texts.title[kind]}</h1>
        <dl className="mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_1fr] print:grid-cols-[max-content_1fr]">
          <Fact name={texts.number}>{number}</Fact>
          <Fact name={texts.date}>{germanDayOf(issuedAt)}</Fact>
          {corrects !== null && <Fact name={texts.corrects}>{corrects}</Fact>}
          <Fact name={texts.reference}>{paymentReference}</Fact>
        </dl>
        <Amounts invoice={invoice} />
        {vatPercent === 0 && <p className="mt-6">{texts.noVat}</p>}
        <p className="mt-6 text-grey-5">{kind === 'invoice' ? texts.paid : texts.refunded}</p>
      </article>
    </div>
  );
}

function Seller({ seller: { name, address, vatId } }: { seller: NonNullable<Invoice['seller']> }) {
  return (
    <address className="mb-8 text-right not-italic">
      <p className="font-semibold">{name}</p>
      {address.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {vatId !== null && <p className="mt-2 text-sm text-grey-4">{texts.vatId(vatId)}</p>}
    </address>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="contents">
      <dt className="text-grey-4">{name}</dt>
      <dd className="min-w-0 break-all">{children}</dd>
    </div>
  );
}

function Amounts({ invoice }: { invoice: Invoice }) {
  const { kind, planType, accessFrom, accessUntil, netCents, vatCents, grossCents, vatPercent, currency } = invoice;
  // What a correction takes back is named without a sign.
  const amount = (cents: number): string => moneyIn('de', kind === 'invoice' ? cents : -cents, currency);
  return (
    <table className="mt-8 w-full text-left">
      <thead>
        <tr className="border-b border-grey-3">
          <th scope="col" className="py-2 pr-4 font-semibold">
            {texts.item}
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            {texts.net}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr className="border-b border-grey-2">
          <th scope="row" className="py-3 pr-4 font-normal">
            {texts.months(plans[planType].months)}
            <span className="block text-sm text-grey-4">{texts.period(germanDayOf(accessFrom), germanDayOf(accessUntil))}</span>
          </th>
          <td className="py-3 text-right align-top whitespace-nowrap tabular-nums">{amount(netCents)}</td>
        </tr>
        {vatPercent !== 0 && (
          <tr>
            <th scope="row" className="py-2 pr-4 font-normal">
              {texts.vat(vatPercent.toLocaleString('de'))}
            </th>
            <td className="py-2 text-right whitespace-nowrap tabular-nums">{amount(vatCents)}</td>
          </tr>
        )}
        <tr className="font-semibold">
          <th scope="row" className="py-2 pr-4">
            {texts.gross}
          </th>
          <td className="py-2 text-right whitespace-nowrap tabular-nums">{amount(grossCents)}</td>
        </tr>
      </tbody>
    </table>
  );
}
