{{- define "waypost.securityContext" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{- define "waypost.podSecurityContext" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
fsGroup: 1000
fsGroupChangePolicy: OnRootMismatch
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{/* Who a pod is and where it may run. (dict "root" $ "own" …) */}}
{{- define "waypost.podBasics" -}}
serviceAccountName: {{ .root.Release.Name }}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext: {{- include "waypost.podSecurityContext" .root | nindent 2 }}
{{- with .root.Values.imagePullSecrets }}
imagePullSecrets: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .own.nodeSelector }}
nodeSelector: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .own.tolerations }}
tolerations: {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{/* What a pod is told as files. (dict "root" $ "name" "jobs" "process" …) */}}
{{- define "waypost.volumes" -}}
- name: own
  projected:
    defaultMode: 0440
    {{- with include "waypost.ownFiles" . }}
    sources: {{- . | nindent 6 }}
    {{- else }}
    sources: []
    {{- end }}
- name: shared
  secret:
    secretName: {{ include "waypost.secretPrefix" .root }}-shared
    defaultMode: 0440
- { name: tmp, emptyDir: { sizeLimit: 256Mi } }
{{- end }}

{{- define "waypost.volumeMounts" -}}
- { name: own, mountPath: /run/waypost/own, readOnly: true }
- { name: shared, mountPath: /run/waypost/shared, readOnly: true }
- { name: tmp, mountPath: /tmp }
{{- end }}

{{/* The settings of a process; without one, of the operator, who asks Kafka alone. (dict "root" $ "name" "jobs" "process" … "own" …) */}}
{{- define "waypost.env" -}}
{{- $root := .root -}}
{{- $engines := .root.Values.engines -}}
{{- $env := dict "KAFKA_BROKERS" $engines.kafka.brokers -}}
{{- if .process }}
{{- $env = merge $env (dict
  "OTEL_SERVICE_NAME" .name
  "HOST" "0.0.0.0"
  "PORT" "3000"
  "HEALTH_PORT" "3001"
  "MONGODB_URL_FILE" "/run/waypost/own/mongodb-url"
  "REDIS_URL_FILE" "/run/waypost/own/redis-url"
  "ACTOR_PRIVATE_KEY_FILE" "/run/waypost/own/actor-key"
  "ACTOR_PUBLIC_KEYS_FILE" "/run/waypost/shared/actor-keys"
  "TLS_CA_FILE" "/run/waypost/shared/authority"
) -}}
{{- if ne .name "bff" }}
{{- $_ := set $env "TLS_CERT_FILE" "/run/waypost/own/tls-cert" -}}
{{- $_ := set $env "TLS_KEY_FILE" "/run/waypost/own/tls-key" -}}
{{- end }}
{{- if eq .process.service "jobs" }}{{ $_ := set $env "OPENSEARCH_URL_FILE" "/run/waypost/own/opensearch-url" }}{{ end -}}
{{- with include "waypost.telemetryEndpoint" .root }}
{{- $_ := set $env "OTEL_EXPORTER_OTLP_ENDPOINT" . -}}
{{- end }}
{{- range $name, $process := .processes }}
{{- with $process.urlVariable }}{{ $_ := set $env . (printf "https://%s-%s:3000" $root.Release.Name $name) }}{{ end -}}
{{- end }}
{{- end }}
{{- if $engines.ca.secret }}{{ $_ := set $env "ENGINES_CA_FILE" "/run/waypost/own/engines-ca" }}{{ end -}}
{{- if $engines.kafka.username }}
{{- $_ := set $env "KAFKA_USERNAME" (replace "{process}" .name $engines.kafka.username) -}}
{{- $_ := set $env "KAFKA_MECHANISM" $engines.kafka.mechanism -}}
{{- $_ := set $env "KAFKA_PASSWORD_FILE" "/run/waypost/own/kafka-password" -}}
{{- end }}
{{- if $engines.kafka.tls }}{{ $_ := set $env "KAFKA_TLS" "on" }}{{ end -}}
{{- if .root.Values.namespace }}{{ $_ := set $env "WAYPOST_NAMESPACE" .root.Values.namespace }}{{ end -}}
{{- if has .name (list "bff" "identity") }}{{ $_ := set $env "PUBLIC_URL" .root.Values.publicUrl }}{{ end -}}
{{- if eq .name "bff" }}
{{- $_ := set $env "OIDC_ISSUER" .root.Values.signIn.issuer -}}
{{- $_ := set $env "GOOGLE_CLIENT_ID_FILE" "/run/waypost/own/client-id" -}}
{{- $_ := set $env "GOOGLE_CLIENT_SECRET_FILE" "/run/waypost/own/client-secret" -}}
{{- end }}
{{- if and (eq .name "identity") .root.Values.mail.secret }}
{{- $_ := set $env "SMTP_URL_FILE" "/run/waypost/own/smtp-url" -}}
{{- $_ := set $env "MAIL_FROM" .root.Values.mail.from -}}
{{- end }}
{{- $env = mergeOverwrite $env (deepCopy .root.Values.env) (deepCopy .own.env) -}}
{{- range $key, $value := $env }}
- { name: {{ $key }}, value: {{ kindIs "string" $value | ternary $value (toJson $value) | quote }} }
{{- end }}
{{- end }}

{{/* One secret of an engine, as a file of a process. (dict "root" $ "process" "jobs" "engine" "redis" "file" "redis-url") */}}
{{- define "waypost.engineFile" -}}
{{- $engine := index .root.Values.engines .engine }}
- secret:
    name: {{ $engine.secret.name | replace "{process}" .process | default (printf "%s-engines" .root.Release.Name) }}
    items: [{ key: {{ if $engine.secret.name }}{{ replace "{process}" .process $engine.secret.key | quote }}{{ else }}{{ .file }}{{ end }}, path: {{ .file }} }]
{{- end }}

{{/* What a process proves itself with, to engines and to other processes, as files that it alone has. */}}
{{- define "waypost.ownFiles" -}}
{{- $of := dict "root" .root "process" .name -}}
{{- if .process }}
- secret:
    name: {{ include "waypost.secretPrefix" .root }}-{{ .name }}
    items:
      - { key: actor-key, path: actor-key }
{{- if ne .name "bff" }}
      - { key: tls-cert, path: tls-cert }
      - { key: tls-key, path: tls-key }
{{- end }}
{{- include "waypost.engineFile" (merge (dict "engine" "mongodb" "file" "mongodb-url") $of) }}
{{- include "waypost.engineFile" (merge (dict "engine" "redis" "file" "redis-url") $of) }}
{{- if eq .process.service "jobs" }}
{{- include "waypost.engineFile" (merge (dict "engine" "opensearch" "file" "opensearch-url") $of) }}
{{- end }}
{{- end }}
{{- if .root.Values.engines.kafka.username }}
{{- include "waypost.engineFile" (merge (dict "engine" "kafka" "file" "kafka-password") $of) }}
{{- end }}
{{- with .root.Values.engines.ca }}
{{- if .secret }}
- secret: { name: {{ .secret }}, items: [{ key: {{ .key }}, path: engines-ca }] }
{{- end }}
{{- end }}
{{- if eq .name "bff" }}
- secret:
    name: {{ .root.Values.signIn.secret }}
    items: [{ key: client-id, path: client-id }, { key: client-secret, path: client-secret }]
{{- end }}
{{- with .root.Values.mail }}
{{- if and (eq $.name "identity") .secret }}
- secret: { name: {{ .secret }}, items: [{ key: {{ .key }}, path: smtp-url }] }
{{- end }}
{{- end }}
{{- end }}

{{- define "waypost.probe" -}}
exec: { command: [bash, infra/docker/health.sh, {{ . }}] }
timeoutSeconds: 10
{{- end }}
