package dev.piculet.deploy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** A small repository without a fault: a parent, a BOM, a library, and a drop-in that depends on it. */
final class Folder {
    private static final String[] LEGAL_TEXTS = {"META-INF/LICENSE", "META-INF/NOTICE"};
    private static final String METADATA = """
            "capabilities": [{ "group": "tools.jackson.module",
              "name": "jackson-module-kotlin" }]
            """;

    private static final String PARENT_FACTS = """
            <url>${piculet.url}</url>
            <licenses><license><name>Apache-2.0</name><url>https://licence</url></license></licenses>
            <developers><developer><name>Authors</name></developer></developers>
            <scm><connection>scm:git:x</connection><url>${piculet.url}</url></scm>
            <properties><piculet.url>https://home</piculet.url></properties>
            """;

    private final Path root;

    Folder(Path root) throws IOException {
        this.root = root;
        write("piculet", ".pom", pom("piculet", "pom", PARENT_FACTS + managed("piculet-lib")));
        write(
                "piculet-bom",
                ".pom",
                pom("piculet-bom", "pom", PARENT_FACTS + managed("piculet-lib", "piculet-lib-dropin")));
        library("piculet-lib", "");
        library("piculet-lib-dropin", dependency("dev.piculet", "piculet-lib", ""));
        write("piculet-lib-dropin", ".module", METADATA + METADATA);
    }

    /** Adds a jar with all files that belong to it. */
    void library(String id, String dependencies) throws IOException {
        String marker = id.endsWith("-dropin") ? "<!-- do_not_remove: published-with-gradle-metadata -->" : "";
        String parent = "<parent><groupId>dev.piculet</groupId><artifactId>piculet</artifactId>"
                + "<version>1.0</version></parent>";
        write(id, ".pom", pom(id, "jar", parent + marker + "<dependencies>" + dependencies + "</dependencies>"));
        jar(id, ".jar", "dev/piculet/lib/A.class");
        jar(id, "-sources.jar", "dev/piculet/lib/A.java");
        jar(id, "-javadoc.jar", "dev/piculet/lib/package-summary.html");
    }

    static String dependency(String group, String id, String version) {
        String written = version.isEmpty() ? "" : "<version>" + version + "</version>";
        return "<dependency><groupId>" + group + "</groupId><artifactId>" + id + "</artifactId>" + written
                + "</dependency>";
    }

    static String managed(String... ids) {
        StringBuilder list = new StringBuilder();
        for (String id : ids) {
            list.append(dependency("dev.piculet", id, "${project.version}"));
        }
        return "<dependencyManagement><dependencies>" + list + "</dependencies></dependencyManagement>";
    }

    private static String pom(String id, String packaging, String rest) {
        return "<project><artifactId>" + id + "</artifactId><packaging>" + packaging + "</packaging><name>" + id
                + "</name><description>Is " + id + ".</description>" + rest + "</project>";
    }

    /** Writes a jar with the licence texts and these entries. */
    void jar(String id, String suffix, String... entries) throws IOException {
        List<String> all = new ArrayList<>(List.of(LEGAL_TEXTS));
        all.addAll(List.of(entries));
        bareJar(id, suffix, all.toArray(String[]::new));
    }

    void bareJar(String id, String suffix, String... entries) throws IOException {
        Path jar = Files.createTempFile("jar", null);
        try (OutputStream out = Files.newOutputStream(jar);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            for (String entry : entries) {
                zip.putNextEntry(new ZipEntry(entry));
            }
        }
        write(id, suffix, Files.readAllBytes(jar));
        Files.delete(jar);
    }

    Path file(String id, String suffix) {
        return root.resolve("dev/piculet").resolve(id).resolve("1.0").resolve(id + "-1.0" + suffix);
    }

    /** Replaces a text in a file, and corrects its checksums. */
    void replace(String id, String suffix, String old, String text) throws IOException {
        String before = Files.readString(file(id, suffix));
        if (!before.contains(old)) {
            throw new IllegalArgumentException("Not there: " + old);
        }
        write(id, suffix, before.replace(old, text));
    }

    void write(String id, String suffix, String text) throws IOException {
        write(id, suffix, text.getBytes(StandardCharsets.UTF_8));
    }

    private void write(String id, String suffix, byte[] bytes) throws IOException {
        Path file = file(id, suffix);
        Files.createDirectories(file.getParent());
        Files.write(file, bytes);
        Files.writeString(file(id, suffix + ".md5"), digest(bytes, "MD5"));
        Files.writeString(file(id, suffix + ".sha1"), digest(bytes, "SHA-1"));
    }

    private static String digest(byte[] bytes, String algorithm) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance(algorithm).digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Removes a file with its checksums. */
    void remove(String id, String suffix) throws IOException {
        for (String checksum : List.of("", ".md5", ".sha1")) {
            Files.delete(file(id, suffix + checksum));
        }
    }

    List<String> problems() throws IOException {
        return Check.problems(Deployed.in(root), false);
    }
}
