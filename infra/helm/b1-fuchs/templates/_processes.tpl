{{/*
The processes and what is true of each wherever it runs. What an installation chooses is in values.yaml.

  calls     processes that it asks: its *_URL variables and its way through the network follow from this
  watches   processes that it asks for their health, at their port for operators: *_OPERATIONS_URL, and a way there
  operations  it tells operators of itself on a port of its own, since people reach the other one
  stores    mongodb, rabbitmq, redis: as above
  database  its name on the MongoDB server
  fixed     settings that the images ask for
  signs     it has a key of its own for internal tokens
  publicUrl it writes addresses that people open
  secrets   variables that its own Secret must hold
  optional  variables that its own Secret may hold
  outside   ports on which it reaches servers on the internet, and `when`: settings without which it does not need to
  shm       shared memory that Chromium draws in
  engine    one of the language engines, which know no other process and have no configuration
*/}}
{{- define "b1-fuchs.processes" -}}
gateway:
  calls: [auth, billing, practice-ai, vocabulary, progress, admin, report]
  stores: [redis]
  operations: true
  signs: true
  publicUrl: true
  fixed: { STATIC_DIR: /app/frontend/dist }
auth:
  calls: [billing, practice-ai, vocabulary, progress, admin, report]
  stores: [mongodb, rabbitmq, redis]
  database: auth
  signs: true
  publicUrl: true
  secrets: [SMTP_URL, TOKEN_SECRET]
  optional: [TOKEN_SECRETS_FORMER, GOOGLE_CLIENT_SECRET]
  outside:
    - ports: [25, 465, 587]
    - ports: [443]
      when: [GOOGLE_CLIENT_ID]
billing:
  calls: [auth]
  stores: [mongodb, rabbitmq, redis]
  database: billing
  signs: true
  publicUrl: true
  secrets: [STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET]
  outside:
    - ports: [443]
practice-ai:
  calls: [grammar, parser, embeddings]
  stores: [mongodb, rabbitmq, redis]
  database: practice_ai
  optional: [OPENAI_API_KEY, SPEECH_API_KEY, TRANSCRIBE_API_KEY]
  outside:
    - ports: [443]
      when: [AI_PROVIDER, SPEECH_URL, TRANSCRIBE_URL]
vocabulary:
  stores: [mongodb, rabbitmq]
  database: vocabulary
progress:
  stores: [mongodb, rabbitmq]
  database: progress
admin:
  calls: [auth, billing, progress, practice-ai, vocabulary, report]
  watches: [gateway]
  stores: [mongodb, rabbitmq, redis]
  database: admin_service
  signs: true
report:
  stores: [mongodb, rabbitmq]
  database: report
  # The container's own limits forbid the name spaces that Chromium's sandbox is made of.
  fixed: { CHROMIUM_SANDBOX: 'off' }
  shm: 256Mi
grammar:
  engine: true
  ready: /health
  live: /health
parser:
  engine: true
  ready: /ready
  live: /live
embeddings:
  engine: true
  ready: /health
  live: /health
{{- end }}
