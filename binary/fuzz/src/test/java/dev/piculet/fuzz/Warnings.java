package dev.piculet.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** Collects warnings of the serializers. If code can't be used, there is nothing to compare with the interpreter. */
final class Warnings extends Handler implements AutoCloseable {
    private final Logger logger = Logger.getLogger("dev.piculet.binary");
    private final List<String> messages = new ArrayList<>();

    Warnings() {
        logger.addHandler(this);
    }

    List<String> messages() {
        return messages;
    }

    @Override
    public synchronized void publish(LogRecord record) {
        messages.add(record.getMessage() + " " + record.getThrown());
    }

    @Override
    public void flush() {
        // Nothing is buffered.
    }

    @Override
    public void close() {
        logger.removeHandler(this);
    }
}
