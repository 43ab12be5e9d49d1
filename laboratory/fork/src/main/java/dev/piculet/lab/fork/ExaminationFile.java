package dev.piculet.lab.fork;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The answers that an examined JVM leaves behind. A torn last answer counts as none. */
public final class ExaminationFile {
    private ExaminationFile() {}

    static void write(DataOutputStream out, Examination examination) throws IOException {
        out.writeUTF(examination.payload());
        writeOptional(out, examination.unsupported());
        writeOptional(out, examination.writeFailure());
        writeOptional(out, examination.readBackFailure());
        writeOptional(out, examination.readFailure());
        out.writeInt(examination.documents().size());
        for (byte[] document : examination.documents()) {
            out.writeInt(document.length);
            out.write(document);
        }
        write(out, examination.fields());
    }

    private static void write(DataOutputStream out, FieldAnswer fields) throws IOException {
        out.writeBoolean(fields != null);
        if (fields != null) {
            out.writeBoolean(fields.isInPlace());
            writeOptional(out, fields.unsupported());
            writeOptional(out, fields.failure());
        }
    }

    /** Reads all answers that are complete. */
    public static List<Examination> read(Path file) throws IOException {
        List<Examination> examinations = new ArrayList<>();
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
            while (true) {
                examinations.add(readOne(in));
            }
        } catch (EOFException e) {
            return examinations;
        }
    }

    private static Examination readOne(DataInputStream in) throws IOException {
        String payload = in.readUTF();
        String unsupported = readOptional(in);
        String writeFailure = readOptional(in);
        String readBackFailure = readOptional(in);
        String readFailure = readOptional(in);
        List<byte[]> documents = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            byte[] document = new byte[in.readInt()];
            in.readFully(document);
            documents.add(document);
        }
        FieldAnswer fields = readFields(in);
        return new Examination(payload, unsupported, writeFailure, readBackFailure, readFailure, documents, fields);
    }

    private static FieldAnswer readFields(DataInputStream in) throws IOException {
        return in.readBoolean() ? new FieldAnswer(in.readBoolean(), readOptional(in), readOptional(in)) : null;
    }

    private static void writeOptional(DataOutputStream out, String text) throws IOException {
        out.writeBoolean(text != null);
        if (text != null) {
            out.writeUTF(text.length() > 2000 ? text.substring(0, 2000) : text);
        }
    }

    private static String readOptional(DataInputStream in) throws IOException {
        return in.readBoolean() ? in.readUTF() : null;
    }
}
