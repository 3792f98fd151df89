#!/usr/bin/env bash
# The health check of a container: does the process inside say that it can take calls?
# In bash, because starting Node every few seconds in each container costs more than many a process does.
set -eu
exec 3<>"/dev/tcp/127.0.0.1/${HEALTH_PORT:-$PORT}"
printf 'GET %s HTTP/1.0\r\nHost: localhost\r\n\r\n' "${1:-/health/ready}" >&3
read -r -t 5 _ status _ <&3
[[ $status == 200 ]]
