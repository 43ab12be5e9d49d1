package dev.piculet.lab.contenders.jsoniter;

import dev.piculet.lab.contract.ContenderAssertions;
import java.util.stream.Stream;

/** The payloads that jsoniter refuses in every mode. */
final class JsoniterPayloads {
    private JsoniterPayloads() {}

    static Stream<String> strictNullChecks() {
        return ContenderAssertions.allPayloads().filter(path -> path.endsWith("-strict"));
    }

    /** Classes without a constructor without parameters. */
    static Stream<String> closedClasses() {
        return ContenderAssertions.allPayloads()
                .filter(path -> path.contains("factory")
                        || path.startsWith("kotlin/value-")
                        || path.startsWith("kotlin/mixed")
                        || path.startsWith("kotlin/order")
                        || path.matches("kotlin/(list|array|map)(-of-5)?"));
    }

    static boolean isRefused(String path) {
        return Stream.concat(strictNullChecks(), closedClasses()).anyMatch(path::equals);
    }

    static String closedClassReason(String path) {
        return "Jsoniter makes objects by a constructor without parameters, which "
                + ContenderAssertions.payload(path).classes().get(0).getSimpleName() + " does not have.";
    }

    /** Payloads in which some doubles come back as their neighbours. */
    static Stream<String> roundedDoubles() {
        return Stream.of("objects/simple", "objects/deep");
    }

    static boolean isRounded(String path) {
        return roundedDoubles().anyMatch(path::equals);
    }
}
