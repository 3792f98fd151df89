import type { QuestionType } from '@waypost/contracts/constants';

export const questionTypeNames: Record<QuestionType, string> = {
  paragraph: 'Paragraph',
  text: 'Short text',
  multiple_choice: 'Multiple choice',
  yes_no: 'Yes or no',
};
