{{- define "b1-fuchs.fullname" -}}
{{- if contains .Chart.Name .Release.Name }}{{ .Release.Name | trunc 40 | trimSuffix "-" }}{{ else }}{{ printf "%s-%s" .Release.Name .Chart.Name | trunc 40 | trimSuffix "-" }}{{ end }}
{{- end }}

{{/* What pods are selected by; it must not change from one version to the next. Takes the root context and a process's name. */}}
{{- define "b1-fuchs.selector" -}}
app.kubernetes.io/name: {{ .root.Chart.Name }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .name }}
{{- end }}

{{- define "b1-fuchs.labels" -}}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/name: {{ .root.Chart.Name }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
{{- with .name }}
app.kubernetes.io/component: {{ . }}
{{- end }}
{{- end }}

{{/* A digest, where one is given, names one image for ever; a tag is the next best. */}}
{{- define "b1-fuchs.image" -}}
{{- $image := .root.Values.image -}}
{{- $digest := get $image.digests .name -}}
{{- $image.prefix }}/{{ .name }}{{ if $digest }}@{{ $digest }}{{ else }}:{{ $image.tag | default .root.Chart.AppVersion }}{{ end }}
{{- end }}

{{/* A process's name as part of a variable's name: PRACTICE_AI for practice-ai. */}}
{{- define "b1-fuchs.variable" -}}
{{- . | upper | replace "-" "_" }}
{{- end }}

{{- define "b1-fuchs.port" -}}
{{- if .engine }}8000{{ else }}8080{{ end }}
{{- end }}

{{/* Where operators ask: metrics of all processes, and the health in full of those that have a port for it. */}}
{{- define "b1-fuchs.operationsPort" -}}
9464
{{- end }}

{{/* Secrets that somebody has made before: one of all processes, and one of each alone. */}}
{{- define "b1-fuchs.secret" -}}
{{- printf "%s-%s" .root.Values.existingSecretPrefix .name }}
{{- end }}

{{- define "b1-fuchs.fromSecret" -}}
- name: {{ .variable }}
  valueFrom:
    secretKeyRef:
      name: {{ .secret }}
      key: {{ .key | default .variable }}
      {{- if .optional }}
      optional: true
      {{- end }}
{{- end }}

{{- define "b1-fuchs.mongodb" -}}
{{ include "b1-fuchs.fullname" . }}-mongodb
{{- end }}

{{- define "b1-fuchs.rabbitmq" -}}
{{ include "b1-fuchs.fullname" . }}-rabbitmq
{{- end }}
