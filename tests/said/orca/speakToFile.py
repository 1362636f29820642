"""Starts Orca, Debian's screen reader, with a voice that writes each utterance as a line of JSON in place of sounding it.

Given the file to write to, and one that says how far to read on. A beat, written by the loop when it has nothing else to
do, tells that Orca is idle.
"""

import json
import sys

from gi.repository import GLib

from orca import orca, settings, speech, speechserver

transcript = open(sys.argv[1], "a", encoding="utf-8", buffering=1)
furthest = sys.argv[2]


def write(kind, words):
    transcript.write(json.dumps({kind: words}) + "\n")


class Pen(speechserver.SpeechServer):
    """What Orca takes for a voice."""

    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            write("said", text)

    def speakCharacter(self, character, acss=None):
        write("said", character)

    def speakKeyEvent(self, event, acss=None):
        """The echo of a key is no answer of the page."""

    def sayAll(self, utteranceIterator, progressCallback):
        """Reads on to the thing that is asked for, and stops there as if a key had been pressed."""
        with open(furthest, encoding="utf-8") as file:
            until = file.read()
        here, words = None, []
        for context, _ in utteranceIterator:
            if here and not (here.obj == context.obj and here.startOffset == context.startOffset):
                write("said", " ".join(words))
                if until and until in " ".join(words):
                    break
                words = []
            here = context
            words.append(context.utterance.strip())
        else:
            if words:
                write("said", " ".join(words))
        if here:
            progressCallback(here, speechserver.SayAllContext.INTERRUPTED)

    def stop(self):
        """Nothing sounds that could be stopped."""

    def shutdown(self):
        """Nothing is open but the file."""

    def shutdownActiveServers(self):
        """There is none but this one."""


def give_pen():
    speech._speechserver = Pen()


def beat():
    write("beat", "")
    return True


# Orca asks for a voice each time it has read its settings.
speech.init = give_pen
# The steps say what is to be read: not the whole page as soon as it opens.
settings.sayAllOnLoad = False
GLib.timeout_add(60, beat, priority=GLib.PRIORITY_LOW)
manager = orca.getSettingsManager()
manager.activate(None, {})
sys.exit(orca.main())
