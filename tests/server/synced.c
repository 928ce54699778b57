/* Keeps of every SQLite file what a power cut would leave: its content when it was last synced.
 *
 * Loaded into a server with LD_PRELOAD. After each fsync or fdatasync, the file is copied to the folder SYNCED. What was written later
 * and never synced is not there. SQLite syncs the folder after it has deleted a journal, so a deleted file is gone there, too. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static const char *kept(char *whole, size_t size, const char *path) {
    const char *folder = getenv("SYNCED");
    if (folder == NULL || strstr(path, ".sqlite") == NULL)
        return NULL;
    snprintf(whole, size, "%s/%s", folder, strrchr(path, '/') + 1);
    return whole;
}

static int keep(int file) {
    char link[64], path[4096], whole[8192], part[8256], bytes[65536];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    path[length < 0 ? 0 : length] = 0;
    if (kept(whole, sizeof whole, path) == NULL)
        return 0;
    snprintf(part, sizeof part, "%s.%ld", whole, syscall(SYS_gettid));
    int from = open(path, O_RDONLY), to = open(part, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    while ((length = read(from, bytes, sizeof bytes)) > 0)
        if (write(to, bytes, length) != length)
            abort();
    close(from);
    close(to);
    return rename(part, whole);
}

int fsync(int file) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
    int result = real(file);
    return result ? result : keep(file);
}

int fdatasync(int file) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
    int result = real(file);
    return result ? result : keep(file);
}

int unlink(const char *path) {
    char whole[8192];
    int (*real)(const char *) = (int (*)(const char *))dlsym(RTLD_NEXT, "unlink");
    int result = real(path);
    if (!result && kept(whole, sizeof whole, path))
        real(whole);
    return result;
}
