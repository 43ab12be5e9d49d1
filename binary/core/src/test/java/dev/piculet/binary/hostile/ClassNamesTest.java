package dev.piculet.binary.hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.piculet.binary.BinarySerializer;
import dev.piculet.binary.ForkedJvm;
import java.io.IOException;
import java.net.http.HttpTimeoutException;
import java.sql.SQLException;
import java.util.ConcurrentModificationException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Names of classes in bytes of strangers. */
class ClassNamesTest {
    /** Class loaders keep the names that they were asked for. */
    @Test
    void namesOfClassesThatAreNotThereAreNotKept() throws IOException, InterruptedException {
        String refused = new ForkedJvm()
                .with("-Xmx28m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1")
                .run(120, ClassNamesMain.class);
        assertEquals("83000", refused.strip());
    }

    @Test
    void exceptionsOfAllModulesAreFound() {
        BinarySerializer serializer = BinarySerializer.builder().build();
        for (Class<?> each :
                List.of(ConcurrentModificationException.class, SQLException.class, HttpTimeoutException.class)) {
            assertSame(each, serializer.deserialize(serializer.serialize(each)));
        }
    }
}
