/** Whether a request changes nothing (RFC 9110, 9.2.1). */
export const isReading = ({ method }: { method: string }): boolean => method === 'GET' || method === 'HEAD';
