package dev.piculet.lab.contenders.activej;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import dev.piculet.lab.contenders.activej.twin.ComplexAsDocumentedTwin;
import dev.piculet.lab.contenders.activej.twin.ComplexTwin;
import dev.piculet.lab.contenders.activej.twin.DeepAsDocumentedTwin;
import dev.piculet.lab.contenders.activej.twin.DeepTwin;
import dev.piculet.lab.contenders.activej.twin.MediaContentTwin;
import dev.piculet.lab.contenders.activej.twin.SimpleTwin;
import dev.piculet.lab.contenders.activej.twin.TestDataTwin;
import dev.piculet.lab.payload.ab.TestData;
import dev.piculet.lab.payload.guest.GuestPayloads;
import dev.piculet.lab.payload.objects.Complex;
import dev.piculet.lab.payload.objects.ComplexAsDocumented;
import dev.piculet.lab.payload.objects.Deep;
import dev.piculet.lab.payload.objects.DeepAsDocumented;
import dev.piculet.lab.payload.objects.MediaContent;
import dev.piculet.lab.payload.objects.Simple;
import io.activej.serializer.CompatibilityLevel;
import io.activej.serializer.SerializerFactory;
import io.activej.serializer.annotations.Serialize;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * ActiveJ's serializer on annotated copies of the payload's classes, which its annotations make necessary.
 *
 * <p>Compatibility level 4 little endian is the newest and fastest. The classes are generated without the JDK's
 * internal Unsafe, which ActiveJ would use if a JVM flag exported it.
 */
public final class ActiveJContender implements Contender {
    private final SerializerFactory factory = SerializerFactory.builder()
            .withCompatibilityLevel(CompatibilityLevel.LEVEL_4_LE)
            .with(LocalDate.class, context -> new LocalDateSerializerDef())
            .build();

    @Override
    public Binding<?> bind(Payload payload) throws UnsupportedPayloadException {
        return switch (payload.suite()) {
            case "objects" -> objects(payload);
            case "ab" -> ab(payload);
            case GuestPayloads.SUITE -> guest(payload);
            default -> throw unsupported();
        };
    }

    private Binding<?> objects(Payload payload) throws UnsupportedPayloadException {
        Object value = payload.values().get(0);
        if (value instanceof Simple) {
            return new TwinBinding<>(
                    factory.create(SimpleTwin.class), Simple.class, SimpleTwin::of, SimpleTwin::original);
        }
        if (value instanceof Complex) {
            return new TwinBinding<>(
                    factory.create(ComplexTwin.class), Complex.class, ComplexTwin::of, ComplexTwin::original);
        }
        if (value instanceof MediaContent) {
            return new TwinBinding<>(
                    factory.create(MediaContentTwin.class),
                    MediaContent.class,
                    MediaContentTwin::of,
                    MediaContentTwin::original);
        }
        if (value instanceof Deep) {
            return new TwinBinding<>(factory.create(DeepTwin.class), Deep.class, DeepTwin::of, DeepTwin::original);
        }
        if (value instanceof ComplexAsDocumented) {
            return new TwinBinding<>(
                    factory.create(ComplexAsDocumentedTwin.class),
                    ComplexAsDocumented.class,
                    ComplexAsDocumentedTwin::of,
                    ComplexAsDocumentedTwin::original);
        }
        if (value instanceof DeepAsDocumented) {
            return new TwinBinding<>(
                    factory.create(DeepAsDocumentedTwin.class),
                    DeepAsDocumented.class,
                    DeepAsDocumentedTwin::of,
                    DeepAsDocumentedTwin::original);
        }
        throw unsupported();
    }

    private Binding<?> guest(Payload payload) throws UnsupportedPayloadException {
        Class<?> root = payload.classes().get(0);
        if (payload.type() != root || !isAnnotated(root)) {
            throw new UnsupportedPayloadException(
                    "ActiveJ's serializer needs its annotations on the class, and " + root.getName() + " has none");
        }
        return annotated(root);
    }

    private <T> Binding<T> annotated(Class<T> type) {
        return new TwinBinding<>(factory.create(type), type, value -> value, value -> value);
    }

    private static boolean isAnnotated(Class<?> type) {
        return Stream.of(type.getDeclaredFields(), type.getDeclaredMethods())
                .flatMap(Arrays::stream)
                .anyMatch(member -> member.isAnnotationPresent(Serialize.class));
    }

    private Binding<?> ab(Payload payload) throws UnsupportedPayloadException {
        Object value = payload.values().get(0);
        if (value instanceof TestData) {
            return new TwinBinding<>(
                    factory.create(TestDataTwin.class), TestData.class, TestDataTwin::of, TestDataTwin::original);
        }
        if (value instanceof List<?>) {
            return new TestDataListBinding(factory.create(TestDataTwin.class));
        }
        throw unsupported();
    }

    private static UnsupportedPayloadException unsupported() {
        return new UnsupportedPayloadException("needs annotated classes, written for suites objects and ab");
    }
}
