/**
 * Programs and built-in commands that every system has, however near their names are to another: the utilities of
 * POSIX.1-2017 (volume XCU), the packages coreutils 9.1, grep, diffutils, findutils, gzip, procps and util-linux of
 * Debian 12, and `compgen -b` of bash 5.2. Pure.
 */

const POSIX = `
admin alias ar asa at awk basename batch bc bg c99 cal cat cd cflow chgrp chmod chown cksum cmp comm command compress cp
crontab csplit ctags cut cxref date dd delta df diff dirname du echo ed env ex expand expr false fc fg file find fold
fort77 fuser gencat get getconf getopts grep hash head iconv id ipcrm ipcs jobs join kill lex link ln locale localedef
logger logname lp ls m4 mailx make man mesg mkdir mkfifo more mv newgrp nice nl nm nohup od paste patch pathchk pax pr
printf prs ps pwd read renice rm rmdel rmdir sact sccs sed sh sleep sort split strings strip stty tabs tail talk tee test
time touch tput tr true tsort tty type ulimit umask unalias uname uncompress unexpand unget uniq unlink uucp uudecode
uuencode uustat uux val vi wait wc what who write xargs yacc zcat
`;

const GNU_AND_LINUX = `
arch b2sum base32 base64 basenc blkid cfdisk chcon chroot column dir dircolors dmesg dnsdomainname domainname egrep
factor fallocate fdisk fgrep findmnt flock fmt free fsck fstrim getopt groups gunzip gzip hardlink hexdump hostid
hostname install ionice kill last lastlog losetup lsblk lscpu lsmem lsns md5sum mkfs mknod mkswap mktemp mount mountpoint
namei nproc nsenter numfmt pgrep pidof pinky pkill pmap printenv prlimit ptx readlink realpath rename rev rgrep runcon
script sdiff seq setsid sha1sum sha224sum sha256sum sha384sum sha512sum shred shuf skill slabtop stat stdbuf su sum
swapoff swapon sync sysctl tac tar taskset timeout top truncate umount unshare uptime users vdir vmstat watch whereis
which whoami yes zcmp zdiff zegrep zfgrep zgrep zless zmore
`;

const BASH = `
bind break builtin caller compgen complete compopt continue declare dirs disown enable eval exec exit export help
history let local logout mapfile popd pushd readarray readonly return set shift shopt source suspend times trap typeset
unset
`;

export const STANDARD_PROGRAMS: ReadonlySet<string> = new Set(
  [POSIX, GNU_AND_LINUX, BASH].join(' ').trim().split(/\s+/),
);
