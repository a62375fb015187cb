import type { ReactNode } from 'react';
import { ConversationDrawing } from '../../../components/drawings/conversation-drawing.js';
import { SpeakingDrawing } from '../../../components/drawings/speaking-drawing.js';
import { StyleDrawing } from '../../../components/drawings/style-drawing.js';
import { VocabularyDrawing } from '../../../components/drawings/vocabulary-drawing.js';
import { WritingDrawing } from '../../../components/drawings/writing-drawing.js';
import { LinkButton } from '../../../components/ui/button.js';
import { Card, CardTitle } from '../../../components/ui/card.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { help } from '../../../lib/interface-language/help.js';
import { paths } from '../../../lib/paths.js';

/** Where one can go to practise. */
export function PracticeAreas() {
  return (
    <ul className="flex flex-col gap-6">
      <PracticeCard
        title="Sprechübung"
        text={help('Üben Sie mit Fuchs alle drei Teile: sich vorstellen, etwas gemeinsam planen und ein Thema präsentieren. Danach bekommen Sie Feedback und eine Übungsbewertung.')}
        drawing={<SpeakingDrawing size={96} />}
        action={
          <LinkButton to={paths.speaking} variant="secondary" className="w-full md:w-auto">
            Sprechen üben
          </LinkButton>
        }
      />
      <PracticeCard
        title="Schreibübung"
        text={help('Schreiben Sie Briefe, Meinungen und E-Mails wie in der Prüfung. Ihre Fehler werden im Text markiert und erklärt, und Sie bekommen eine Übungsbewertung.')}
        drawing={<WritingDrawing size={96} />}
        action={
          <LinkButton to={paths.writing} variant="primary" className="w-full md:w-auto">
            Schreiben üben
          </LinkButton>
        }
      />
      <PracticeCard
        title="Stilverbesserung"
        text={help('Bringen Sie einen Text in einen anderen Stil: formell, informell, akademisch oder geschäftlich. Sie sehen jede Änderung mit ihrem Grund.')}
        drawing={<StyleDrawing size={96} />}
        action={
          <LinkButton to={paths.style} variant="secondary" className="w-full md:w-auto">
            Stil verbessern
          </LinkButton>
        }
      />
      <PracticeCard
        title="Freies Gespräch"
        text={help('Unterhalten Sie sich mit Fuchs, worüber Sie möchten, mit Ihrer Stimme oder schriftlich. Fuchs hört zu, fragt nach und verbessert die wichtigsten Fehler.')}
        drawing={<ConversationDrawing size={96} />}
        action={
          <LinkButton to={paths.freeConversation} variant="secondary" className="w-full md:w-auto">
            Gespräch beginnen
          </LinkButton>
        }
      />
      <PracticeCard
        title="Wortschatz-Training"
        text={help('Lernen Sie über 3.000 Wörter für die Prüfung mit Karten. Was Ihnen schwerfällt, kommt öfter wieder, was Sie schon gut können, seltener.')}
        drawing={<VocabularyDrawing size={96} />}
        action={
          <LinkButton to={paths.vocabulary} variant="secondary" className="w-full md:w-auto">
            Wortschatz üben
          </LinkButton>
        }
      />
    </ul>
  );
}

type PracticeCardProps = { title: string; text: string; drawing: ReactNode; action: ReactNode };

function PracticeCard({ title, text, drawing, action }: PracticeCardProps) {
  return (
    <Card as="li" className="flex flex-col gap-5 md:flex-row md:items-center md:gap-6">
      <div className="flex flex-1 items-start gap-4 sm:gap-6">
        <div className="shrink-0 max-sm:*:size-16">{drawing}</div>
        <div>
          <CardTitle className="sm:text-xl">{title}</CardTitle>
          <HelpText className="mt-1 max-w-text text-grey-5">{text}</HelpText>
        </div>
      </div>
      {action}
    </Card>
  );
}
