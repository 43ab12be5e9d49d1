package dev.piculet.deploy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/** Each file has its checksums and, if it will be published, its signature. */
final class FileRules {
    private static final Map<String, String> CHECKSUMS = Map.of(".md5", "MD5", ".sha1", "SHA-1");

    private FileRules() {}

    static void check(Artifact artifact, boolean signed, List<String> problems) throws IOException {
        for (var file : artifact.files().entrySet()) {
            String suffix = file.getKey();
            if (suffix.matches(".*\\.(md5|sha1|sha256|sha512|asc)")) {
                continue;
            }
            if (signed && !artifact.files().containsKey(suffix + ".asc")) {
                problems.add("has no signature of its " + suffix);
            }
            for (var checksum : CHECKSUMS.entrySet()) {
                Path expected = artifact.files().get(suffix + checksum.getKey());
                if (expected == null) {
                    problems.add("has no " + checksum.getValue() + " of its " + suffix);
                } else if (!Files.readString(expected).strip().equals(digest(file.getValue(), checksum.getValue()))) {
                    problems.add("has another " + checksum.getValue() + " than its " + suffix);
                }
            }
        }
    }

    private static String digest(Path file, String algorithm) throws IOException {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance(algorithm).digest(Files.readAllBytes(file)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
