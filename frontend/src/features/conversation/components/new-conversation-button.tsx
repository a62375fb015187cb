import { Button, type ButtonProps } from '../../../components/ui/button.js';
import { useNewConversation } from '../api/use-new-conversation.js';
import { listTexts } from '../wording.js';

type Props = Pick<ButtonProps, 'ref' | 'variant' | 'size' | 'icon' | 'className'> & {
  /** Called when it leads to the new conversation. */
  onGo?: () => void;
};

/** Begins a new conversation, or leads to one in which nothing was said yet. */
export function NewConversationButton({ onGo, ...look }: Props) {
  const { begin, isBeginning } = useNewConversation(onGo);
  return (
    <Button {...look} pending={isBeginning} onClick={begin}>
      {listTexts.begin}
    </Button>
  );
}
