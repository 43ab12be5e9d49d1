./lab run objects --contenders piculet,kryo --preset quick --dry-run
./lab run objects --contenders piculet,kryo --preset quick
