import { AppError } from '@waypost/contracts/errors';
import { answerError } from '@waypost/runtime/service/http/error-answer';
import escapeHtml from 'escape-html';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { plainPage, plainPolicy } from './plain-page.ts';

/** For what a browser opens by itself: who has to wait reads a sentence, and no answer for programs. */
export function refuseInWords(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const isRead = request.headers.accept?.includes('text/html') ?? false;
  if (!isRead || !(error instanceof AppError) || error.code !== 'too-many-requests')
    return answerError(error, request, reply);
  const body = `<p>${escapeHtml(error.message)}</p>`;
  void reply
    .code(error.status)
    .header('content-security-policy', plainPolicy)
    .type('text/html; charset=utf-8')
    .send(plainPage({ title: 'Please wait', heading: 'Please wait a moment', body }));
}
