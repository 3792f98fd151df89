{{- define "waypost.version" -}}
{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- define "waypost.image" -}}
{{ .Values.image.repository }}{{ if .Values.image.digest }}@{{ .Values.image.digest }}{{ else }}:{{ include "waypost.version" . }}{{ end }}
{{- end }}

{{/* What every object of the release has. */}}
{{- define "waypost.labels" -}}
app.kubernetes.io/name: waypost
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ include "waypost.version" . | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end }}

{{/* What the pods of the release have, for good. */}}
{{- define "waypost.ours" -}}
app.kubernetes.io/name: waypost
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{/* (dict "root" $ "name" "jobs") */}}
{{- define "waypost.selector" -}}
{{ include "waypost.ours" .root }}
app.kubernetes.io/component: {{ .name }}
{{- end }}

{{/* Of a process: what the table says of it, under what the values say. */}}
{{- define "waypost.valuesOf" -}}
{{ toYaml (mergeOverwrite (deepCopy .root.Values.defaults) (deepCopy (index .root.Values.processes .name))) }}
{{- end }}

{{- define "waypost.secretPrefix" -}}
{{ .Values.secrets.prefix | default .Release.Name }}
{{- end }}

{{- define "waypost.telemetryEndpoint" -}}
{{ if .Values.telemetry.collector.enabled }}http://{{ .Release.Name }}-collector:4318{{ else }}{{ .Values.telemetry.endpoint }}{{ end }}
{{- end }}

{{/* What tells a release from others in one Prometheus, which call their processes the same: labels that the Prometheus operator adds. */}}
{{- define "waypost.ofRelease" -}}
{{ if .Values.telemetry.serviceMonitor }}namespace="{{ .Release.Namespace }}",service="{{ .Release.Name }}-collector"{{ end }}
{{- end }}

{{/* The ports of a list of addresses, with spaces between: of each host the one that it says, else the usual one of its scheme. */}}
{{- define "waypost.ports" -}}
{{- $usual := dict "http://" "80" "https://" "443" "redis://" "6379" "rediss://" "6379" "mongodb://" "27017" "mongodb+srv://" "27017" -}}
{{- $ports := list -}}
{{- range . }}
{{- $scheme := regexFind "^[a-z+]+://" . -}}
{{- range trimPrefix $scheme . | regexFind "^[^/?]+" | splitList "," }}
{{- $ports = append $ports (regexFind ":[0-9]+$" . | trimPrefix ":" | default (get $usual $scheme)) -}}
{{- end }}
{{- end }}
{{- compact $ports | uniq | join " " }}
{{- end }}

{{/* Whom every pod of ours may ask. */}}
{{- define "waypost.egress" -}}
- ports: [{ port: 53, protocol: UDP }, { port: 53, protocol: TCP }]
# Services, and the collector.
- ports: [{ port: 3000 }, { port: 4318 }]
  to: [{ podSelector: { matchLabels: {{ include "waypost.ours" . | fromYaml | toJson }} } }]
{{- $engines := .Values.engines }}
{{- $given := include "waypost.ports" (list $engines.mongodb.url $engines.redis.url $engines.opensearch.url $engines.kafka.brokers) }}
- ports:
    {{- range splitList " " $given | concat (toStrings .Values.networkPolicies.enginePorts) | compact | uniq }}
    - { port: {{ . }} }
    {{- end }}
  {{- with .Values.networkPolicies.engines }}
  to: {{- toYaml . | nindent 4 }}
  {{- end }}
{{- with .Values.telemetry.endpoint }}
- ports: [{ port: {{ include "waypost.ports" (list .) }} }]
{{- end }}
{{- end }}

{{/* The Secrets that have to be there for pods to start, and are not: a line each. Nothing where no cluster is asked, as by `helm template`. */}}
{{- define "waypost.missingSecrets" -}}
{{- $root := . -}}
{{- if lookup "v1" "Namespace" "" "kube-system" -}}
{{- $processes := keys ($root.Files.Get "processes.json" | fromJson) | sortAlpha -}}
{{- $wanted := list (printf "%s-shared" (include "waypost.secretPrefix" $root)) $root.Values.signIn.secret -}}
{{- range $processes }}{{ $wanted = append $wanted (printf "%s-%s" (include "waypost.secretPrefix" $root) .) }}{{ end -}}
{{- with $root.Values.engines.kafka.secret.name }}{{ $wanted = append $wanted (replace "{process}" "operator" .) }}{{ end -}}
{{- range $name, $process := $root.Files.Get "processes.json" | fromJson }}
{{- range $engine := list "mongodb" "redis" "opensearch" "kafka" }}
{{- if or (ne $engine "opensearch") (eq $process.service "jobs") }}
{{- with (index $root.Values.engines $engine).secret.name }}{{ $wanted = append $wanted (replace "{process}" $name .) }}{{ end -}}
{{- end }}
{{- end }}
{{- end }}
{{- with $root.Values.engines.ca.secret }}{{ $wanted = append $wanted . }}{{ end -}}
{{- with $root.Values.mail.secret }}{{ $wanted = append $wanted . }}{{ end -}}
{{- range $wanted | uniq }}
{{- if not (lookup "v1" "Secret" $root.Release.Namespace .) }}
  {{ . }}
{{- end }}
{{- end }}
{{- end }}
{{- end }}
