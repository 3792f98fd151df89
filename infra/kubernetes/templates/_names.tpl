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

{{- define "waypost.telemetryEndpoint" -}}
{{ if .Values.telemetry.collector.enabled }}http://{{ .Release.Name }}-collector:4318{{ else }}{{ .Values.telemetry.endpoint }}{{ end }}
{{- end }}
