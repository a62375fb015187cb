import type { DueFlashcard } from '@b1fuchs/contracts';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { classNames } from '../../../../lib/class-names.js';
import { spellingPieces } from '../model/compare-answer.js';
import type { Judgement } from '../model/judge.js';
import { articleVerdict, verdictTexts, yourAnswer } from '../wording.js';

type Props = { judgement: Judgement; typed: string; card: DueFlashcard };

const looks = {
  right: { tone: 'bg-green-soft text-green', Icon: CircleCheck },
  near: { tone: 'bg-amber-soft text-amber', Icon: CircleAlert },
  wrong: { tone: 'bg-red-soft text-red', Icon: CircleX },
};

/** What the attempt was worth, with the difference marked. */
export function VerdictLine({ judgement, typed, card }: Props) {
  const { tone, Icon } = looks[lookOf(judgement)];
  return (
    <div className={classNames('flex w-full max-w-form items-start gap-2 rounded-control px-4 py-3', tone)}>
      <Icon className="mt-0.5 size-5 shrink-0" aria-hidden />
      {judgement.kind === 'article' ? (
        <p className="font-semibold">{judgement.isKnown ? articleVerdict.right : articleVerdict.wrong(judgement.article)}</p>
      ) : (
        <TypedVerdict verdict={judgement.verdict} typed={typed} card={card} />
      )}
    </div>
  );
}

function lookOf(judgement: Judgement): keyof typeof looks {
  if (judgement.kind === 'article') return judgement.isKnown ? 'right' : 'wrong';
  if (judgement.verdict === 'right' || judgement.verdict === 'respelled') return 'right';
  return judgement.verdict === 'wrong' ? 'wrong' : 'near';
}

function TypedVerdict({ verdict, typed, card }: { verdict: (Judgement & { kind: 'typed' })['verdict']; typed: string; card: DueFlashcard }) {
  const right = card.partOfSpeech === 'cloze' ? card.answer : card.germanWord;
  return (
    <div className="min-w-0">
      <p>
        <span className="font-semibold">{verdictTexts[verdict]}</span>{' '}
        {verdict !== 'right' && <span className="break-words text-ink">{verdict === 'near' ? <Difference typed={typed} card={card} /> : right}</span>}
      </p>
      {verdict !== 'right' && verdict !== 'respelled' && (
        <p className="mt-0.5 text-sm break-words text-ink">
          {yourAnswer} <bdi>{verdict === 'wrong' ? <del>{typed}</del> : typed}</bdi>
        </p>
      )}
    </div>
  );
}

/** What was missing is underlined, what was too much is struck through. */
function Difference({ typed, card }: { typed: string; card: DueFlashcard }) {
  return spellingPieces(typed, card).map(({ text, kind }, index) => {
    // The pieces of one comparison never change their order.
    if (kind === 'missing') return <ins key={index} className="font-semibold decoration-2">{text}</ins>;
    return kind === 'extra' ? <del key={index} className="decoration-2">{text}</del> : <span key={index}>{text}</span>;
  });
}
