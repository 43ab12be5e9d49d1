package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Classes that the first use of a type loads, and the first generation of code, contain no lambdas and no streams: the first of each
 * in a JVM loads more classes than the whole interpreted serializer. Classes of what a type does not have are not loaded (ADR 52).
 */
@Tag("jdk")
class FirstUseTest {
    private static final List<String> PACKAGES = List.of(
            "codec", "encoding", "engine", "form", "generator", "io", "layout", "leaf", "runtime", "schema", "state");

    /** Classes that are loaded later: to read bytes without classes, or foreign schemas. */
    private static final Set<String> LATER = Set.of(
            "codec/TreeCodecFactory.class",
            "form/FixedListForm.class",
            "leaf/PatternLeaf.class",
            "schema/SchemaValidation.class");

    /** Classes that stand apart from those that every first use loads. */
    private static final List<String> RARE = List.of(
            "codec.ChoiceBinding",
            "codec.ChoiceCodec",
            "codec.DictionaryCodec",
            "codec.ExternalCodec",
            "codec.NotNullCodec",
            "codec.OpenBinding",
            "codec.OpenCodec",
            "codec.OpenTypes",
            "codec.UnboxedLeafCodec",
            "codec.UnsignedCodec",
            "codec.ValueClassCodec",
            "codec.WideningCodec",
            "form.OwnCollections",
            "form.OwnSequenceForm",
            "generator.ChoiceCode",
            "generator.MadeCode",
            "generator.MapCode",
            "generator.NotNullCode",
            "generator.PrimitiveCode$OrNull",
            "generator.RareSlotCodes",
            "layout.AllowedClasses",
            "leaf.ClassLeaf",
            "leaf.CustomLeaf",
            "schema.Definition$ChoiceDefinition",
            "schema.DefinitionGraph",
            "schema.Opening",
            "schema.UnpaidObjects",
            "schema.WireType$ChoiceReference",
            "schema.WireType$Dictionary",
            "schema.WireType$Leaf");

    /** The class that a JVM makes for a lambda or a method reference of ours. */
    private static final Pattern LAMBDA = Pattern.compile("dev\\.piculet\\.\\S*\\$\\$Lambda");

    @Test
    void noLambdaRunsBeforeGeneratedCodeDoes() throws Exception {
        String log = new ForkedJvm().with("-Xlog:class+load").run(60, FirstUseMain.class);
        List<String> lambdas = new ArrayList<>();
        for (String line : log.split("\n")) {
            Matcher matcher = LAMBDA.matcher(line);
            if (matcher.find()) {
                lambdas.add(matcher.group());
            }
        }
        assertTrue(log.contains("MediaContent$Codec"), log);
        assertTrue(log.contains("first use is over"), log);
        assertEquals(List.of(), lambdas);
    }

    @Test
    void whatAClassHasNoFieldsOfIsNotLoaded() throws Exception {
        String log = new ForkedJvm().with("-Xlog:class+load").run(60, PlainFirstUseMain.class);
        List<String> loaded = new ArrayList<>();
        for (String name : RARE) {
            if (log.contains("dev.piculet.binary." + name + " source:")) {
                loaded.add(name);
            }
        }
        assertTrue(log.contains("MediaContent$Codec"), log);
        assertTrue(log.contains("dev.piculet.binary.generator.SlotCodes source:"), log);
        assertEquals(List.of(), loaded);
    }

    @Test
    void codecsAndWhatGeneratesThemNameNoLambdasAndNoStreams() throws Exception {
        Path root = Path.of(TypedSerializer.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .toURI())
                .resolve("dev/piculet/binary");
        List<String> found = new ArrayList<>();
        int classes = 0;
        for (String name : PACKAGES) {
            try (Stream<Path> files = Files.walk(root.resolve(name))) {
                for (Path file :
                        files.filter(it -> it.toString().endsWith(".class")).toList()) {
                    classes++;
                    if (namesAny(file)) {
                        found.add(root.relativize(file).toString().replace('\\', '/'));
                    }
                }
            }
        }
        assertTrue(classes > 100, classes + " classes");
        found.removeAll(LATER);
        assertEquals(List.of(), found);
    }

    /** Whether a class file's constants name either. */
    private static boolean namesAny(Path file) throws IOException {
        String constants = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
        return constants.contains("java/lang/invoke/LambdaMetafactory") || constants.contains("java/util/stream/");
    }
}
