package dev.piculet.binary.hostile;

import static dev.piculet.binary.hostile.Described.field;
import static dev.piculet.binary.hostile.Described.nullable;
import static dev.piculet.binary.hostile.Described.object;
import static dev.piculet.binary.hostile.Described.reference;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.piculet.binary.BinaryException;
import dev.piculet.binary.BinaryOutput;
import dev.piculet.binary.BinarySerializer;
import dev.piculet.binary.LimitExceededException;
import dev.piculet.binary.TypeRef;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.schema.CollectionKind;
import dev.piculet.binary.schema.Definition;
import dev.piculet.binary.schema.Definition.FieldDefinition;
import dev.piculet.binary.schema.ObjectDensity;
import dev.piculet.binary.schema.PrimitiveKind;
import dev.piculet.binary.schema.Schema;
import dev.piculet.binary.schema.WireType;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Few bytes never become many objects. */
class ByteBudgetTest {
    private static final WireType.Primitive BYTE = new WireType.Primitive(PrimitiveKind.BYTE, false);

    record Empty() {}

    record Ten(Empty a, Empty b, Empty c, Empty d, Empty e, Empty f, Empty g, Empty h, Empty i, Empty j) {}

        record Flags(EnumMap<Big, String> map) {}

    static class Tree {
        List<Tree> children;
    }

    /** With more constants than a map's other parts are worth. */
    enum Big {
        C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, C15, C16, C17, C18, C19, C20, C21, C22, C23, C24, C25, C26, C27, C28, C29, C30, C31, C32, C33, C34, C35, C36, C37, C38, C39, C40, C41, C42, C43, C44, C45, C46, C47, C48, C49, C50, C51, C52, C53, C54, C55, C56, C57, C58, C59, C60, C61, C62, C63, C64, C65, C66, C67, C68, C69, C70, C71, C72, C73, C74, C75, C76, C77, C78, C79, C80, C81, C82, C83, C84, C85, C86, C87, C88, C89, C90, C91, C92, C93, C94, C95, C96, C97, C98, C99, C100, C101, C102, C103, C104, C105, C106, C107, C108, C109, C110, C111, C112, C113, C114, C115, C116, C117, C118, C119, C120, C121, C122, C123, C124, C125, C126, C127, C128, C129, C130, C131, C132, C133, C134, C135, C136, C137, C138, C139, C140, C141, C142, C143, C144, C145, C146, C147, C148, C149, C150, C151, C152, C153, C154, C155, C156, C157, C158, C159, C160, C161, C162, C163, C164, C165, C166, C167, C168, C169, C170, C171, C172, C173, C174, C175, C176, C177, C178, C179, C180, C181, C182, C183, C184, C185, C186, C187, C188, C189, C190, C191, C192, C193, C194, C195, C196, C197, C198, C199, C200, C201, C202, C203, C204, C205, C206, C207, C208, C209, C210, C211, C212, C213, C214, C215, C216, C217, C218, C219, C220, C221, C222, C223, C224, C225, C226, C227, C228, C229, C230, C231, C232, C233, C234, C235, C236, C237, C238, C239, C240, C241, C242, C243, C244, C245, C246, C247, C248, C249, C250, C251, C252, C253, C254, C255, C256, C257, C258, C259, C260, C261, C262, C263, C264, C265, C266, C267, C268, C269, C270, C271, C272, C273, C274, C275, C276, C277, C278, C279, C280, C281, C282, C283, C284, C285, C286, C287, C288, C289, C290, C291, C292, C293, C294, C295, C296, C297, C298, C299, C300, C301, C302, C303, C304, C305, C306, C307, C308, C309, C310, C311, C312, C313, C314, C315, C316, C317, C318, C319, C320, C321, C322, C323, C324, C325, C326, C327, C328, C329, C330, C331, C332, C333, C334, C335, C336, C337, C338, C339, C340, C341, C342, C343, C344, C345, C346, C347, C348, C349, C350, C351, C352, C353, C354, C355, C356, C357, C358, C359, C360, C361, C362, C363, C364, C365, C366, C367, C368, C369, C370, C371, C372, C373, C374, C375, C376, C377, C378, C379, C380, C381, C382, C383, C384, C385, C386, C387, C388, C389, C390, C391, C392, C393, C394, C395, C396, C397, C398, C399, C400, C401, C402, C403, C404, C405, C406, C407, C408, C409, C410, C411, C412, C413, C414, C415, C416, C417, C418, C419, C420, C421, C422, C423, C424, C425, C426, C427, C428, C429, C430, C431, C432, C433, C434, C435, C436, C437, C438, C439, C440, C441, C442, C443, C444, C445, C446, C447, C448, C449, C450, C451, C452, C453, C454, C455, C456, C457, C458, C459, C460, C461, C462, C463, C464, C465, C466, C467, C468, C469, C470, C471, C472, C473, C474, C475, C476, C477, C478, C479, C480, C481, C482, C483, C484, C485, C486, C487, C488, C489, C490, C491, C492, C493, C494, C495, C496, C497, C498, C499, C500, C501, C502, C503, C504, C505, C506, C507, C508, C509, C510, C511, C512, C513, C514, C515, C516, C517, C518, C519, C520, C521, C522, C523, C524, C525, C526, C527, C528, C529, C530, C531, C532, C533, C534, C535, C536, C537, C538, C539, C540, C541, C542, C543, C544, C545, C546, C547, C548, C549, C550, C551, C552, C553, C554, C555, C556, C557, C558, C559, C560, C561, C562, C563, C564, C565, C566, C567, C568, C569, C570, C571, C572, C573, C574, C575, C576, C577, C578, C579, C580, C581, C582, C583, C584, C585, C586, C587, C588, C589, C590, C591, C592, C593, C594, C595, C596, C597, C598, C599
    }

    /** Each object holds ten of the next definition: 1,111 objects for a bit. */
    private static Schema powersOfTen(String... names) {
        List<Definition> definitions = new ArrayList<>();
        for (int level = 0; level < 3; level++) {
            FieldDefinition[] fields = new FieldDefinition[10];
            for (int i = 0; i < fields.length; i++) {
                fields[i] = field(String.valueOf((char) ('a' + i)), reference(level + 1));
            }
            definitions.add(object(level < names.length ? names[level] : "Level" + level, fields));
        }
        definitions.add(object("Nothing"));
        return new Schema(definitions, new WireType.Sequence(CollectionKind.ARRAY, nullable(0)));
    }

    /** A list of so many elements, all there. */
    private static byte[] list(int count) {
        BinaryOutput out = new BinaryOutput();
        out.writeByte(14);
        out.writeVarint(count);
        for (int i = 0; i < count; i += 16) {
            out.writeShort((short) -1);
        }
        return out.toByteArray();
    }

    private static long allocated(Executable reading) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        LimitExceededException e = assertThrows(LimitExceededException.class, reading);
        assertTrue(e.getMessage().contains(" objects in its first "), e.getMessage());
        return threads.getCurrentThreadAllocatedBytes() - before;
    }

    @Test
    void objectsWithoutBytesInTreesAreCounted() {
        byte[] bytes = Described.of(powersOfTen(), list(8_000));
        long allocated = allocated(() -> BinarySerializer.tree(bytes));
        assertTrue(allocated < 20_000_000, () -> allocated + " bytes");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void objectsWithoutBytesInDroppedFieldsAreCounted(int generateAfter) {
        List<Definition> definitions = new ArrayList<>(powersOfTen().definitions());
        definitions.add(object(Empty.class.getName(), field("dropped", powersOfTen().root()), field("kept", BYTE)));
        Schema written = new Schema(definitions, reference(definitions.size() - 1));
        record Kept(byte kept) {}
        TypedSerializer<Kept> serializer = TypedSerializer.builder(Kept.class)
                .reads(written)
                .generateAfter(generateAfter)
                .build();
        BinaryOutput out = new BinaryOutput();
        out.writeInt(written.fingerprint());
        out.writeBytes(list(8_000));
        long allocated = allocated(() -> serializer.deserialize(out.toByteArray()));
        assertTrue(allocated < 20_000_000, () -> allocated + " bytes");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void objectsWithoutBytesOfTheReadersOwnClassesAreCounted(int generateAfter) {
        FieldDefinition[] fields = new FieldDefinition[10];
        for (int i = 0; i < fields.length; i++) {
            fields[i] = field(String.valueOf((char) ('a' + i)), reference(1));
        }
        Schema written = Described.schema(
                new WireType.Sequence(CollectionKind.ARRAY, nullable(0)),
                object(Ten.class.getName(), fields),
                object(Empty.class.getName()));
        TypedSerializer<List<Ten>> serializer = TypedSerializer.builder(new TypeRef<List<Ten>>() {})
                .reads(written)
                .generateAfter(generateAfter)
                .build();
        BinaryOutput few = new BinaryOutput();
        few.writeInt(written.fingerprint());
        few.writeBytes(list(800));
        assertEquals(800, serializer.deserialize(few.toByteArray()).size());
        BinaryOutput many = new BinaryOutput();
        many.writeInt(written.fingerprint());
        many.writeBytes(list(80_000));
        long allocated = allocated(() -> serializer.deserialize(many.toByteArray()));
        assertTrue(allocated < 100_000_000, () -> allocated + " bytes");
    }

    @Test
    void ordinaryClassesNeedNoCounting() {
        record Data(int value) {}
        record Wrapper(Data data) {}
        record Event(Wrapper wrapper, String name) {}
        for (Class<?> type : new Class<?>[] {Data.class, Wrapper.class, Event.class, Empty.class, Ten.class, Tree.class}) {
            assertTrue(ObjectDensity.isLow(TypedSerializer.of(type).schema()), type::getName);
        }
        Schema dense = powersOfTen();
        assertEquals(false, ObjectDensity.isLow(dense));
        assertEquals(false, ObjectDensity.isLow(new Schema(dense.definitions(), nullable(0))));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void emptyMapsOfLargeEnumsAreCounted(int generateAfter) {
        TypedSerializer<List<Flags>> serializer = TypedSerializer.builder(new TypeRef<List<Flags>>() {})
                .headerless()
                .generateAfter(generateAfter)
                .build();
        List<Flags> some = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            some.add(new Flags(new EnumMap<>(Big.class)));
        }
        assertEquals(some, serializer.deserialize(serializer.serialize(some)));
        for (int i = 0; i < 9_900; i++) {
            some.add(some.get(0));
        }
        byte[] bytes = serializer.serialize(some);
        long allocated = allocated(() -> serializer.deserialize(bytes));
        assertTrue(allocated < 40_000_000, () -> allocated + " bytes");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void listsInsideEachOtherMakeNoRoomForWhatEachClaims(int generateAfter) {
        TypedSerializer<Tree> serializer = TypedSerializer.builder(Tree.class)
                .headerless()
                .generateAfter(generateAfter)
                .build();
        BinaryOutput out = new BinaryOutput();
        for (int i = 0; i < 900; i++) {
            // The list's control, a count of all that could be, and the elements' bits.
            out.writeByte(14);
            out.writeVarint(1_000_000);
            out.writeShort((short) 1);
        }
        byte[] bytes = Arrays.copyOf(out.toByteArray(), 1_000_000);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        assertThrows(BinaryException.class, () -> serializer.deserialize(bytes));
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertTrue(allocated < 200_000_000, () -> allocated + " bytes");
    }
}
