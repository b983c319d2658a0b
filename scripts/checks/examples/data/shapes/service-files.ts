/** The shapes of the files that start a program as a service, or watch one: Compose, units of systemd, Prometheus. Pure. */

import type { MapShape } from './shape.ts';
import { anything, either, keys, listOf, mapOf, open, value, words } from './shape.ts';

const text = value('text');
const scalar = value('any');
const line = either(text, listOf(scalar));

const service = keys(
  `annotations attach blkio_config cap_add cap_drop cgroup cgroup_parent configs cpu_count cpu_percent cpu_period cpu_quota
   cpu_rt_period cpu_rt_runtime cpu_shares cpus cpuset credential_spec deploy develop device_cgroup_rules devices dns
   dns_opt dns_search domainname env_file expose extends external_links extra_hosts gpus group_add ipc isolation label_file
   labels links mac_address mem_limit mem_reservation mem_swappiness memswap_limit models network_mode networks
   oom_kill_disable oom_score_adj pid pids_limit post_start pre_stop profiles provider pull_policy runtime scale secrets
   security_opt shm_size stop_grace_period stop_signal storage_opt sysctls tmpfs ulimits use_api_socket userns_mode uts
   volumes_from`,
  {
    image: text,
    build: either(
      text,
      open(
        keys(
          'context dockerfile dockerfile_inline args target cache_from labels network platforms secrets ssh shm_size tags pull no_cache additional_contexts',
        ),
      ),
    ),
    command: line,
    entrypoint: line,
    container_name: text,
    hostname: text,
    user: scalar,
    working_dir: text,
    platform: text,
    restart: either(words('no always on-failure unless-stopped'), value('bool')),
    depends_on: either(
      listOf(text),
      mapOf(
        keys('restart required', {
          condition: words('service_started service_healthy service_completed_successfully'),
        }),
      ),
    ),
    environment: either(listOf(text), mapOf(scalar)),
    ports: listOf(
      either(
        value('port mapping'),
        keys('name target published host_ip protocol app_protocol mode'),
      ),
    ),
    volumes: listOf(
      either(text, keys('type source target read_only bind volume tmpfs image consistency')),
    ),
    healthcheck: keys('test', {
      interval: value('duration'),
      timeout: value('duration'),
      start_period: value('duration'),
      start_interval: value('duration'),
      retries: value('u32'),
      disable: value('bool'),
    }),
    logging: keys('options', { driver: text }),
    init: value('bool'),
    privileged: value('bool'),
    read_only: value('bool'),
    stdin_open: value('bool'),
    tty: value('bool'),
  },
);

const named = either(
  open(
    keys(
      'driver driver_opts external labels name attachable enable_ipv6 internal ipam file environment content',
    ),
  ),
  anything,
);

export const compose: MapShape = keys('version include', {
  name: text,
  services: mapOf(service),
  networks: mapOf(named),
  volumes: mapOf(named),
  configs: mapOf(named),
  secrets: mapOf(named),
});

/** Directives may be repeated, and their values are text. */
const unit = open(
  keys(
    `Description Documentation Wants Requires Requisite BindsTo PartOf Upholds Conflicts Before After OnFailure OnSuccess
     PropagatesReloadTo ReloadPropagatedFrom JoinsNamespaceOf RequiresMountsFor OnFailureJobMode IgnoreOnIsolate
     StopWhenUnneeded RefuseManualStart RefuseManualStop AllowIsolate DefaultDependencies CollectMode JobTimeoutSec
     StartLimitIntervalSec StartLimitBurst StartLimitAction ConditionPathExists ConditionPathIsDirectory
     ConditionFileNotEmpty ConditionArchitecture AssertPathExists SourcePath`,
  ),
);

const install = open(keys('Alias WantedBy RequiredBy UpheldBy Also DefaultInstance'));

const run = open(
  keys(
    `ExecStartPre ExecStart ExecStartPost ExecCondition ExecReload ExecStop ExecStopPost RestartSec RestartSteps
     RestartMaxDelaySec TimeoutStartSec TimeoutStopSec TimeoutAbortSec TimeoutSec TimeoutStartFailureMode
     TimeoutStopFailureMode RuntimeMaxSec WatchdogSec SuccessExitStatus RestartPreventExitStatus RestartForceExitStatus
     RootDirectoryStartOnly NonBlocking PIDFile BusName GuessMainPID Sockets FileDescriptorStoreMax OOMPolicy OpenFile
     WorkingDirectory RootDirectory RootImage BindPaths BindReadOnlyPaths User Group DynamicUser SupplementaryGroups
     PAMName CapabilityBoundingSet AmbientCapabilities NoNewPrivileges SecureBits UMask LimitCPU LimitFSIZE LimitDATA
     LimitSTACK LimitCORE LimitRSS LimitNOFILE LimitAS LimitNPROC LimitMEMLOCK LimitLOCKS LimitSIGPENDING LimitMSGQUEUE
     LimitNICE LimitRTPRIO LimitRTTIME CoredumpFilter KeyringMode OOMScoreAdjust TimerSlackNSec Nice CPUSchedulingPolicy
     CPUSchedulingPriority CPUAffinity NUMAPolicy IOSchedulingClass IOSchedulingPriority ProtectSystem ProtectHome
     RuntimeDirectory StateDirectory CacheDirectory LogsDirectory ConfigurationDirectory RuntimeDirectoryMode
     StateDirectoryMode RuntimeDirectoryPreserve ReadWritePaths ReadOnlyPaths InaccessiblePaths ExecPaths NoExecPaths
     TemporaryFileSystem PrivateTmp PrivateDevices PrivateNetwork PrivateUsers PrivateMounts ProtectHostname ProtectClock
     ProtectKernelTunables ProtectKernelModules ProtectKernelLogs ProtectControlGroups RestrictAddressFamilies
     RestrictNamespaces LockPersonality MemoryDenyWriteExecute RestrictRealtime RestrictSUIDSGID RemoveIPC MountFlags
     SystemCallFilter SystemCallErrorNumber SystemCallArchitectures Environment EnvironmentFile PassEnvironment
     UnsetEnvironment StandardInput StandardOutput StandardError LogLevelMax LogRateLimitIntervalSec LogRateLimitBurst
     SyslogIdentifier SyslogFacility SyslogLevel LoadCredential SetCredential KillMode KillSignal RestartKillSignal
     SendSIGHUP SendSIGKILL FinalKillSignal CPUAccounting CPUWeight CPUQuota AllowedCPUs MemoryAccounting MemoryMin
     MemoryLow MemoryHigh MemoryMax MemorySwapMax TasksAccounting TasksMax IOAccounting IOWeight IOReadBandwidthMax
     IOWriteBandwidthMax IPAccounting IPAddressAllow IPAddressDeny DevicePolicy DeviceAllow Slice Delegate`,
    {
      Type: words('simple exec forking oneshot dbus notify notify-reload idle'),
      ExitType: words('main cgroup'),
      Restart: words('no on-success on-failure on-abnormal on-watchdog on-abort always'),
      RestartMode: words('normal direct'),
      RemainAfterExit: words('yes no true false on off 1 0'),
      NotifyAccess: words('none main exec all'),
    },
  ),
);

const timer = open(
  keys(
    `OnActiveSec OnBootSec OnStartupSec OnUnitActiveSec OnUnitInactiveSec OnCalendar AccuracySec RandomizedDelaySec
     FixedRandomDelay Persistent WakeSystem RemainAfterElapse Unit`,
  ),
);

export const systemdUnit: MapShape = {
  ...keys('', { Unit: unit, Service: run, Timer: timer, Install: install }),
  others: null,
};

const duration = value('duration');

const scrape = open(
  keys(
    `authorization basic_auth body_size_limit consul_sd_configs dns_sd_configs docker_sd_configs ec2_sd_configs
     enable_compression file_sd_configs follow_redirects http_sd_configs kubernetes_sd_configs label_limit
     metric_relabel_configs oauth2 params proxy_url relabel_configs sample_limit scrape_protocols tls_config`,
    {
      job_name: text,
      scrape_interval: duration,
      scrape_timeout: duration,
      metrics_path: text,
      scheme: words('http https'),
      honor_labels: value('bool'),
      honor_timestamps: value('bool'),
      static_configs: listOf(keys('labels', { targets: listOf(text) })),
    },
  ),
);

export const prometheus: MapShape = keys(
  'alerting otlp remote_read remote_write runtime storage tracing',
  {
    global: open(
      keys('external_labels query_log_file scrape_protocols', {
        scrape_interval: duration,
        scrape_timeout: duration,
        evaluation_interval: duration,
      }),
    ),
    rule_files: listOf(text),
    scrape_config_files: listOf(text),
    scrape_configs: listOf(scrape),
  },
);
