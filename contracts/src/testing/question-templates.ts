import { questionTemplate } from '../entities/question-template.ts';
import { at, factory, nextId } from './factory.ts';

/** A template of one question. */
export const aQuestionTemplate = factory(questionTemplate)(() => ({
  _id: nextId(),
  name: 'Drivers',
  questions: [
    {
      custom_question: { question_text: 'Which licenses do you hold?', question_type: 'paragraph' },
      is_required: true,
    },
  ],
  updated_at: at,
}));
