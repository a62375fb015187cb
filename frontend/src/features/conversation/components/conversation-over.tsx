import { Button } from '../../../components/ui/button.js';
import { useNewConversation } from '../api/use-new-conversation.js';
import { chatTexts, listTexts } from '../wording.js';

/** In the place of the field, where nothing can be added any more. */
export function ConversationOver({ failure }: { failure: string | null }) {
  const { begin, isBeginning } = useNewConversation();
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-3 border-t border-grey-2 px-4 py-4 sm:px-5">
      <p className="text-grey-5">{failure ?? chatTexts.ended}</p>
      <Button variant="primary" className="max-sm:w-full" pending={isBeginning} onClick={begin}>
        {listTexts.begin}
      </Button>
    </div>
  );
}
